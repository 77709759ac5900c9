import { fold } from '@feria/contract/fold'
import { helpPageOf } from '@feria/contract/help/topics'
import { type SupportAnswer, supportAnswerOf } from './support-answers.rules.ts'

const inHelp = (address: string, text: string): SupportAnswer => ({ text, address, label: 'Ver la ayuda' })

/**
 * What a question about the market is about, by its words, where it is none that is known as a whole sentence; the first that fits counts,
 * so the narrower ones stand first. Each says what the help says, and no more.
 */
const topics: [RegExp, (feePercent: number) => SupportAnswer][] = [
  [
    /\b(?:denunci|report(?:ar|o)\b)/,
    () =>
      inHelp(
        helpPageOf('seguridad', 'como-denuncio'),
        'Denunciás desde los tres puntos de la publicación, la persona o el mensaje: lo mira una persona.',
      ),
  ],
  [
    /\brevend|\brevent/,
    () =>
      inHelp(
        helpPageOf('revender', 'como-revendo'),
        'Elegís un producto a la venta, tocás «Revender», ponés tu comisión y compartís el enlace: no hace falta tener stock.',
      ),
  ],
  [
    /\bcuotas?\b/,
    () =>
      inHelp(
        helpPageOf('pagos', 'medios-de-pago'),
        'Con tarjeta se paga en un pago. Con Mercado Pago pagás en su página: si ahí hay cuotas, las ves antes de confirmar.',
      ),
  ],
  [
    new RegExp(
      '\\b(?:no|nunca) (?:(?:me|te|le|lo|la|se) )*(?:lleg|mand|entreg|aparec|vien|recib|envi)' +
        '(?![a-z]* (?:el |un |ningun |la )?(?:codigo|mail|email|sms|aviso|clave))' +
        '|\\b(?:lleg|vien|mand)[a-z]* (?:(?:el|la|un|una) [a-z]+ )?(?:rot|fallad|vaci|otra|incomplet)',
    ),
    () => supportAnswerOf('protection', 0),
  ],
  [/\b(?:devol|devuel|arrepent|garantia|cambi(?:o|ar) (?:el|la|un|una|mi) (?:product|talle|compra))/, () => supportAnswerOf('return', 0)],
  [
    /\b(?:premium)\b/,
    () => inHelp(helpPageOf('cuenta', 'premium'), 'Premium suma una herramienta para vender: arma el borrador de una publicación.'),
  ],
  [/\b(?:comision|cobran|tarifa|descuentan|gratis)/, (feePercent) => supportAnswerOf('fees', feePercent)],
  [
    /\b(?:paquete|envi[ao]|correo|encomienda|despach|mando|mandar)/,
    () => inHelp(helpPageOf('envios', 'quien-envia'), 'Los envíos los hace quien vende: cada publicación dice cómo llega y a qué precio.'),
  ],
  [
    /\b(?:dolar|cotizacion)/,
    () => inHelp(helpPageOf('comprar', 'precio-en-dolares'), 'Si se paga en pesos, antes de confirmar ves cuánto es y a qué cotización.'),
  ],
  [/\b(?:cobro|cobrar|retir|saldo|me pagan|depositan)/, () => supportAnswerOf('balance', 0)],
  [/\b(?:tarjeta|efectivo|transferencia|pag(?:o|a|ar)|mercado ?pago)\b/, () => supportAnswerOf('payment', 0)],
  [
    /\b(?:segur|confia|trucho|estaf|mentira|verific)/,
    () =>
      inHelp(
        helpPageOf('seguridad', 'como-me-cuido'),
        'Pagá siempre acá adentro: tu pago queda retenido hasta que recibís el producto. Si te piden otra cosa, no sigas.',
      ),
  ],
  [
    /\b(?:solicitud|avis(?:o|an|e)|alerta)/,
    () =>
      inHelp(
        helpPageOf('solicitudes', 'que-es-una-solicitud'),
        'Guardás lo que buscás como solicitud, y te avisamos cuando alguien publica algo así.',
      ),
  ],
  [/\b(?:public|vend)/, () => supportAnswerOf('sell', 0)],
  [/\b(?:compr)/, () => supportAnswerOf('buy', 0)],
]

/** What the help says about a question of the market by its words; null where none of them is known. Pure. */
export const marketAnswerOf = (text: string, feePercent: number): SupportAnswer | null => {
  const plain = fold(text)
  return topics.find(([words]) => words.test(plain))?.[1](feePercent) ?? null
}

/** Whether a text reports somebody, whatever else it may mean: nobody who does is asked what they sell. */
export const isReporting = (text: string): boolean => topics[0]?.[0].test(fold(text)) ?? false
