/** «Busco lavarropas»: the verb with which a short search begins names no thing; of a sentence it is read where it stands. */
const opening =
  /^(?:busco|compro|necesito|quiero|quisiera|preciso|buscando|consigo|vendo no,? busco)(?: (?:comprar|un|una|unos|unas))? (?=\p{L}{3})/iu
const MAX_SHORT = 5

/** A short text without the verb of asking with which it begins. */
export const withoutOpening = (text: string): string =>
  text.split(' ').length <= MAX_SHORT && !/ que | quien | algo | alguien /.test(`${text} `.slice(0, 80)) ? text.replace(opening, '') : text
