import { any } from '../spelling.ts'
import { begins, type WishText } from '../text.ts'

const WANTING =
  '(?:quiero|quisiera|queria|querria|necesito|preciso|busco|pienso|pensaba|intento|trato de|me gustaria|me interesa(?:ria)?|' +
  'voy a|vamos a|vengo a|vine a|tengo que|tengo ganas de|estoy por|ando queriendo|estoy queriendo|estoy (?:buscando|pensando en)|' +
  'me urge|urge|hay que|queremos|puedo|podria|dejame|quiero ver de)'
const SELLING =
  '(?:vender|revender|publicar|ofrecer|rematar|liquidar|permutar|anunciar|subir|listar|poner (?:a la|en|a) vent?a|poner a vender|' +
  'sacar(?:me)? de encima|deshacer(?:me)? de|desprender(?:me)? de|hacer(?:me)? unos (?:mangos|pesos) con|hacer plata con)' +
  '(?:l[oae]s?)?'

/** Patterns without groups that say that something of one's own is for sale; what follows them names it. */
const OPENING = any(
  `${WANTING}(?: (?:ver de|poder|intentar))? ${SELLING}`,
  '(?<!quien |que |donde |si |ustedes |alguien |los que )' +
    '(?:vendo|vendemos|remato|rematamos|liquido|permuto|publico|ofrezco(?! (?:hasta |como |unos )?(?:[0-9$]|u[$s]|' +
    'usd)))(?:l[oae]s?)?(?! ?(?:nada|[?]))',
  'se (?:vende|venden|remata|liquida|permuta)(?! [^,.]{0,30}\\?)',
  '(?:pongo|ponemos|puse|tengo) (?:a la|en|a|para la) venta',
  '(?:tengo|tenemos|dispongo de) para (?:vender|la venta|ofrecer)',
  '(?:[vb]endo+|vndo|bendemos|subasto|subastamos|rifo|rifamos|venderia|(?:estoy|estamos|estaria|ando|andamos) vendiendo)(?! ?(?:nada|[?]))',
  'se van? (?=(?:un|una|mi|mis|dos|tres|cuatro) )|(?:nos )?sobran? (?=(?:un|una|dos|tres|varios|varias) )',
  '(?:quien|alguien|alguno)?(?: que)? ?(?:me|nos) compr(?:a|an|as|e|en|aria|arian)(?: (?:un|una|unos|unas|el|la|los|las|mi' +
    '|mis))?(?= [a-zñ]{3})',
  'a quien(?:es)? (?:poder )?vender(?:les?)?|(?:solt|larg|desprender|ced)(?:aria|eria|iamos)(?: de)?(?= (?:un|una|mi|mis|el|la) )',
  '(?:pongo|dejo|dejamos|quiero dejar) (?:a disposicion|en consignacion)|escucho ofertas(?: por)?|se ofrece',
  'i (?:want|need|would like) to sell|selling|quero vender|vou vender',
)
/** What comes after the thing: «tengo una bici para vender», «mi tele, la vendo». */
const CLOSING = any(
  '(?:que )?(?:quiero|quisiera|necesito|puedo|voy a|estoy por|me gustaria) (?:vender|publicar|rematar)(?:l[oae]s?)?',
  'para (?:vender|la venta|publicar)|(?:a|en|a la) venta|l[oae]s? (?:vendo|vendemos|publico|remato)|se (?:vende|venden)',
)
const OWN = '(?:tengo|tenemos|mi|mis|nuestr[oa]s?|me sobra|me quedo|me quedaron|heredamos|herede)'

const opening = begins(`(?:${OPENING})(?![a-zñ0-9])`)
const closing = new RegExp(`(?<![a-zñ0-9])${OWN} ([^.!?\\ue000]{2,120}?)[ ,]+(?:${CLOSING})(?![a-zñ0-9])`)

const possessive = /^(?:mis?|nuestr[oa]s?|l[oa]s?|est[aeo]s?)\s+/i

/** The thing that a text offers for sale, as it was typed but for whose it is; null for a text that sells nothing. */
export const readSelling = ({ original, plain }: WishText): string | null => {
  opening.lastIndex = 0
  const opened = opening.exec(plain)
  const after =
    opened &&
    original
      .slice(opened.index + opened[0].length)
      .trim()
      .replace(possessive, '')
  const closed = after ? null : closing.exec(plain)
  if (!closed?.[1]) return after
  const from = closed.index + closed[0].indexOf(closed[1])
  return original.slice(from, from + closed[1].length).trim()
}
