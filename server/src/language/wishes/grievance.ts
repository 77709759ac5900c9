import { wishText, words } from './text.ts'

/** Trouble with a purchase or a sale, or a request to undo it. */
const trouble = [
  'estaf[a-z]*',
  'reclam(?:o|os|ar|e|aron|ando|arle|arles)',
  'denunci[a-z]*',
  '(?:todavia |aun )?(?:no|nunca|jamas) (?:me |nos |te |le |lo |la |los |las )*(?:lleg|entreg|devolv|devuelv|contest' +
    '|respond|mand|envi)[a-z]*',
  '(?:cancel|anul)(?:ar|arl[oae]s?|arme|en|a|o|e|ame|enme|emos|aron|aste|ad[oa]s?)',
  'cancelacion(?! de ruido| activa)(?: de (?:la |mi |una |el )?(?:compra|venta|pedido|orden))?',
  'devolucion(?:es)?|reembols[a-z]*|reintegr[a-z]*|arrepenti[a-z]*',
  'que me devuelvan|devuelvan(?:me)?|devolve(?:me|r(?:me)?)|me robaron|me roban',
  'ayud(?:a|en|ame|enme|as|an|ar|arme|eme)',
  'soporte tecnico|atencion al cliente|hablar con (?:una persona|alguien|un humano)',
].join('|')
/** Insults; words that are also things («chorro de tinta», «ladrón de enchufes») only where they address somebody. */
const insult = [
  'bolud[oa]s?|pelotud[oa]s?|forr[oa]s|hij[oa]s? de (?:mil |re mil |la gran )?put[ao]s?|hdp|la (?:re )?puta (?:madre|que)' +
    '|put[oa]s? (?:de mierda|ladrones)|mierdas?|sorete',
  'idiotas?|imbecil(?:es)?|estupid[oa]s?|tarad[oa]s?|mogolic[oa]s?|pajer[oa]s?|garcas?|cagon(?:es)?|la concha de|carajo|inutil(?:es)?',
  '(?:son|sos|eran|unos|unas|manga de|banda de|ustedes) (?:un[oa]?s? )?(?:chorr[oa]s?|ladron(?:es|a|as)?|basuras?|forr[oa]|burros?|ratas?)',
].join('|')
const grievance = new RegExp(words(`${trouble}|${insult}`).source)

/** Whether a text complains, asks to undo something, asks for help or insults, so that it names nothing to look for. */
export const isGrievance = (text: string): boolean => grievance.test(wishText(text).plain.replace(/ +/g, ' '))
