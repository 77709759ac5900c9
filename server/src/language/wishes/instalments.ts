import { AMOUNT } from './amounts.ts'
import { any } from './spelling.ts'
import { cut, isIn, type WishText, words } from './text.ts'

const PAYING = '(?:(?:a|para|que se pueda|puedo|quiero) )?(?:pagar(?:l[oae]s?)?|pago|pagando|abonar|financiad[oa]s?)'
const COUNT = '(?:\\d{1,2}|varias|muchas|pocas|un par de|dos|tres|seis|nueve|doce|dieciocho|veinticuatro)'
const TERMS = '(?: (?:fijas|iguales|mensuales|(?:con|sin) (?:interes(?:es)?|recargos?|tarjeta)))*'
const EACH = `(?: de (?:unos |unas )?${AMOUNT})?(?: (?:cada una|c/u|por mes))?`

/** Ways to pay in parts: «en 6 cuotas de 30 mil», «12 pagos de 20 lucas», «anticipo de 500 mil y cuotas». */
const parts = words(
  any(
    `(?:con |y |doy |entrego |pongo |mando |mandamos |dejo |hago )*` +
      `(?:un |una )?(?:anticipo|adelanto|entrega inicial|señas?)(?: de (?:unos |unas )?${AMOUNT})?` +
      '(?: y(?= (?:el resto|lo demas|cuotas|en)))?',
    `(?:${PAYING} )?(?:(?:el resto|lo demas) )?(?:(?:en|con|y|a) )?(?:${COUNT} )?cuotas?${TERMS}${EACH}`,
    `(?:${PAYING} )?(?:(?:en|con|y|a) )?${COUNT} pagos${TERMS}${EACH}`,
  ),
)
/** A sum each month: rent and work are paid so, a thing is paid so in parts. */
const monthly = words(
  '(?:(?:puedo|podria|quiero) (?:pagar|poner) )?(?:hasta |unos |unas |pago |pagaria )?' +
    `${AMOUNT} (?:(?:por|al|x) mes|mensual(?:es)?|por quincena)(?: (?:puedo|podria) (?:pagar|poner))?`,
)
const PAID_MONTHLY = words(
  '(?:alquil[a-zñ]*|inquilin[oa]s?|rent|rental|alugar|aluguel|dept?o|departamento|cuid[a-zñ]+|clases|limpi[a-zñ]+|abono|plan' +
    '|cocheras?|ph|monoambiente|duplex|pieza|habitacion|local|oficina|galpon|quincho|niñera|fotocopiadora)',
)

/** Cuts out how somebody wants to pay in parts: no instalment is a price, and none names the thing. */
export const withoutInstalments = (text: WishText): WishText => {
  let rest = text
  const found = [...text.plain.matchAll(parts), ...(isIn(PAID_MONTHLY, text.plain) ? [] : text.plain.matchAll(monthly))]
  for (const { index, 0: part } of found) rest = cut(rest, index, index + part.length)
  return rest
}
