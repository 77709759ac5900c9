/** «Busco lavarropas»: the verb with which a short search begins names no thing; of a sentence it is read where it stands. */
const opening =
  /^(?:busco|compro|necesito|quiero|quisiera|preciso|buscando|consigo|vendo no,? busco)(?: (?:comprar|un|una|unos|unas))? (?=\p{L}{3})/iu
const MAX_SHORT = 5

/** A short text without the verb of asking with which it begins. */
export const withoutOpening = (text: string): string =>
  text.split(' ').length <= MAX_SHORT && !/ que | quien | algo | alguien /.test(`${text} `.slice(0, 80)) ? text.replace(opening, '') : text

/** «¿Tenés alguna silla?», «alguien vende un placard», «dónde consigo termos»: who asks a market so names the thing behind it. */
const question = new RegExp(
  '^[¿ ]*(?:(?:hola|buenas)[, ¿]+)?(?:(?:alguien|qui[eé]n) (?:que )?(?:venda|vende|tiene|tenga|ofrece|consigue|conoce)|(?:me )?venden' +
    '|ten[eé]s|tienen|tendr[ií]a[ns]?|hay|vend[eé]s|conocen|conoc[eé]s|consiguen' +
    '|(?:en |a )?d[oó]nde (?:hay|consigo|compro|venden|se consiguen?))' +
    ' (?:(?:en venta|a la venta|para vender) )?(?:(?:una?|un[oa]s|alg[uú]n|algun[oa]s?|el|l[oa]s|la) )?(?!que |para )(?=\\p{L}{3})',
  'iu',
)

/** A text without the question with which it begins, of whatever length. */
export const withoutQuestion = (text: string): string => text.replace(question, '')
