import { any, withChatSpelling } from './spelling.ts'
import { wishText } from './text.ts'

/** What somebody may ask about the market itself instead of looking for a thing. */
export const supportQuestions = [
  'fees',
  'delivery',
  'order',
  'cancel',
  'return',
  'claim',
  'fraud',
  'person',
  'payment',
  'protection',
  'sell',
  'balance',
  'buy',
  'password',
  'leave',
] as const
export type SupportQuestion = (typeof supportQuestions)[number]

const MINE = '(?:mi|mis|la|el|los|las|lo|una?|este|esta)'
const ORDER = '(?:compras?|pedidos?|ordene?s?|paquetes?|envios?)'
const HERE = '(?: (?:aca|aqui|en (?:feria|esta pagina|la pagina|este sitio|el sitio|la app|esta app)|ustedes|uds|por aca))?'
const HOW =
  '(?:(?:me )?(?:dicen|decis|podes decir(?:me)?|explicas|explican|explicame)? ?como (?:hago|se hace|puedo|hacemos|' +
  'es|seria)(?: para)?|como|quiero|necesito|quisiera|puedo|se puede)'

/** Whole sentences, so that nothing which names a thing («cuánto cobran por un service de bici») is one. The first that fits counts. */
const sentences: Record<SupportQuestion, string> = {
  fees: any(
    '(?:y )?cuanto (?:me |nos |te )?(?:cobran?|cobras|sale|cuesta|se quedan?|descuentan?)(?: (?:de comision|por ' +
      '(?:vender|publicar|usar(?:lo|la)?|venta|cada venta)|(?:vender|publicar|usar(?:lo|la)?)(?: algo| un producto)?))' +
      `${HERE}`,
    `cuanto (?:cobran|se quedan)${HERE}`,
    '(?:que|cual es la|hay|tienen|cobran|de cuanto es la|cuanto es la) comision(?:es)?(?: (?:cobran|tienen|hay|se ' +
      `quedan|por (?:vender|publicar|venta)|de venta))?${HERE}`,
    `(?:es|sale|esto es) gratis(?: (?:vender|publicar|usar(?:lo|la)?))?${HERE}|(?:vender|publicar) (?:es gratis|` +
      `tiene costo|sale algo|cuesta(?: algo)?)${HERE}`,
  ),
  delivery: any(
    '(?:ustedes )?(?:hacen|hay|tienen|realizan|ofrecen) (?:el )?envios?(?: (?:gratis|a domicilio))?(?: (?:a|al|hasta|' +
      'para) (?!domicilio de )[a-zñ]+\\.?(?: [a-zñ]+\\.?){0,3})?',
    '(?:me lo |lo |la |los |las )?(?:envian|mandan) (?:a|al|hasta) (?:todo el pais|[a-zñ]+(?: (?:del|de|la|los|las) [a-zñ]+| [a-zñ]+)?)',
    '(?:como (?:es|son|funcionan?|hacen)|quien (?:paga|hace)|cuanto (?:sale|cuesta|tarda|demora)n?|cuanto es) (?:con )?(?:el|los) envios?',
  ),
  order: any(
    `(?:a )?donde (?:esta|estan|quedo|veo|anda|puedo ver) ${MINE} (?:${ORDER}|producto que compre)`,
    `(?:cuando|a que hora|que dia) (?:me )?(?:llegan?|va a llegar|entregan) (?:mi|el|la|mis) ${ORDER}`,
    `(?:${HOW} )?(?:seguir|rastrear|ver|ubicar|encontrar) (?:mi|mis|el estado de mi) ${ORDER}|(?:el )?estado de ` +
      `(?:mi|la) ${ORDER}|no (?:encuentro|veo) mi ${ORDER}`,
    `(?:el |un )?(?:numero|codigo) de seguimiento`,
  ),
  cancel: `(?:${HOW} )?(?:cancel|anul)(?:o|ar|arl[oa])(?: ${MINE})?(?: ${ORDER})?`,
  return: any(
    `(?:me )?arrepenti(?:rme|miento)?(?: de (?:la |mi |una )?${ORDER})?|boton de arrepentimiento`,
    `(?:${HOW} )?(?:devuelvo|devolver(?:lo|la)?)(?: (?:lo que compre|${MINE} (?:${ORDER}|producto)))?`,
  ),
  claim: any(
    '(?:todavia |aun )?(?:no|nunca) (?:me )?(?:llego|entregaron|enviaron|mandaron)(?: (?:nada|todavia|aun|mi|el|la|' +
      'lo que compre)| (?:pedido|compra|paquete|producto))*',
    '(?:me )?(?:llego|vino|mandaron)(?: (?:el producto|mi (?:compra|pedido)|todo))? (?:rot[oa]|mal|fallad[oa]|' +
      'dañad[oa]|otra cosa|incomplet[oa])',
    `(?:${HOW} )?(?:reclamo|reclamar|(?:hacer|abrir|iniciar) un reclamo)(?: (?:por )?(?:mi|una|la) (?:compra|pedido))?`,
  ),
  fraud: any(
    '(?:creo que |ayuda )?(?:me|nos) (?:estafaron|robaron|cagaron|quieren estafar)(?:[, ]+(?:no (?:me )?llego(?: ' +
      'nada)?|con (?:una|la) compra))?',
    'es (?:una )?(?:estafa|trucho|trucha)(?: (?:esto|esta pagina))?',
  ),
  person: any(
    `(?:${HOW} )?(?:hablar|hablo|chatear|comunicarme|contactarme|comunico|contacto) (?:con )?(?:una persona|alguien|` +
      'un humano|un asesor|un operador|soporte|ustedes|uds|atencion al cliente)',
    '(?:como )?(?:los|te|me) (?:contacto|comunico|contactan)(?: con ustedes)?|(?:hay |tienen )?(?:un |algun ' +
      ')?(?:telefono|mail|email|correo|whatsapp)(?: de (?:contacto|soporte|atencion|ayuda))',
    'atencion al cliente|soporte(?: tecnico)?|servicio al cliente|necesito ayuda|ayudame',
  ),
  payment: any(
    `(?:que|cuales son los) (?:medios|formas|metodos) de pago(?: (?:hay|tienen|aceptan|son|puedo usar))?${HERE}`,
    '(?:se puede|puedo|puede) pagar (?:con|en) (?:tarjeta(?: de (?:credito|debito))?|efectivo|cuotas|mercado ?pago|' +
      `transferencia|debito|credito)${HERE}`,
    `(?:aceptan|toman|tienen) (?:tarjetas?(?: de (?:credito|debito))?|mercado ?pago|efectivo|cuotas|transferencias?)${HERE}`,
    `(?:como|con que|donde) (?:se )?(?:pago|paga|puedo pagar)${HERE}`,
  ),
  protection:
    '(?:es|sera) (?:seguro|segura|confiable|confiables)(?: (?:comprar|pagar|vender|esto|la pagina|esta pagina))?' +
    `${HERE}|(?:como se que|quien me asegura que) no me (?:estafan|van a estafar)`,
  sell:
    `${HOW} (?:vendo|publico|vender|publicar)(?: (?:algo|un producto|una publicacion|mis cosas|productos))${HERE}|` +
    `como (?:(?:hago|puedo)(?: para)? )?(?:vendo|publico|vender|publicar|se vende|se publica)${HERE}`,
  balance: any(
    'como (?:(?:hago|puedo)(?: para)? )?(?:cobro|cobrar|retiro|retirar)(?: (?:mi|la|el|lo)(?: (?:saldo|plata|dinero|venta|que vendi))?)?',
    '(?:cuando|como) (?:me pagan|cobro|me depositan)(?: (?:mi venta|lo que vendi|la plata|la venta))?',
  ),
  buy:
    `como (?:(?:hago|puedo)(?: para)? )?(?:compro|comprar|se compra)${HERE}|como (?:funciona|se usa)(?: (?:esto|la ` +
    'pagina|feria|el sitio|la app))?',
  password: any(
    '(?:me )?(?:olvide|perdi|no recuerdo|no me acuerdo(?: de)?) (?:mi|la) (?:contraseña|clave)',
    `(?:${HOW} )?(?:cambi|recuper)(?:o|ar) (?:mi|la) (?:contraseña|clave)|no puedo (?:entrar|ingresar)(?: a mi cuenta)?`,
  ),
  leave: `(?:${HOW} )?(?:elimin|borr|cerr|cierr|d)(?:o|ar|ar de baja|oy de baja) mi cuenta`,
}

/** What people say before and after a question. */
const BEFORE =
  '(?:(?:hola+|buenas(?: tardes| noches)?|buen dia|buenos dias|che|una (?:consulta|pregunta|duda)|consulta|' +
  'pregunta|disculp(?:a|en)|perdon|gente|y|pero)[,.:!]? ?)*'
const AFTER = '(?:,? ?(?:por favor|porfa|gracias|che|urgente|ya))*'
const patterns = supportQuestions.map(
  (question) => [question, new RegExp(`^${BEFORE}(?:${withChatSpelling(sentences[question])})${AFTER}$`)] as const,
)

/**
 * What a text asks about the market itself, null for anything that may be a thing to look for: only whole sentences that are known
 * count. Pure; accents, case and signs do not matter.
 */
export const supportQuestionOf = (text: string): SupportQuestion | null => {
  const plain = wishText(text)
    .plain.replace(/[¿?¡!.…;]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .replace(/ ?,$/, '')
  return patterns.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}
