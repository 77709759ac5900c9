import { chatPattern } from './spelling.ts'
import { CUT } from './text.ts'

/** Verbs in a form that somebody tells with, without accents; none that is also the name of a thing, as «trabajo» is. */
const VERBS =
  'es|son|esta|estan|estoy|estamos|estaba|soy|somos|era|eran|fue|fui|fueron|sera|tengo|tiene|tienen|tenemos|tenia|tuvo|tuve|tuvimos|' +
  'voy|va|vas|van|vamos|iba|hago|hace|hacen|hizo|hice|quiso|puedo|puede|pueden|podemos|pudo|sabe|saben|dice|dicen|dijo|dijeron|' +
  'pide|piden|pidio|pedi|debo|sueño|junto|juntando|depende|vimos|l[oa] vi|levante|canse|anote|pagaria|da|dan|doy|dio|viene|vienen' +
  '|llega|llegan|empiezo|empieza|empiezan|arranco|arranca|arrancan|cumple|cumplen|' +
  'cumplo|nacio|nace|murio|muere|anda|andan|anduvo|vive|viven|vivo|trabaja|estudia|gusta|gustan|encanta|encantan|' +
  'viaja|viajo|juega|juegan|sale|salen|salio|queda|quedan|larga (?:el|l[ao]s?|una?)|' +
  'rompio|compre|perdi|encontre|junte|ahorre|paso lo|volo|dejo|dejaron|' +
  'sigo|sigue|vuelvo|vuelve|crece|crecio|mudo|duele|duelen|alcanza|cabe|funciona|prende|termino|termina|acabo|comio|rompe|' +
  'aprendo|aprende|creo|pienso|espero|extraño|odio|amo|adoro|colecciono|cocino|pinto|corro|juego al|ando|andaba|llevo|olvide|pedí'
/** Words that end as verbs of «nosotros» do, and are none. */
const NO_VERBS =
  'gramos|kilogramos|miligramos|ramos|tramos|extremos|minimos|maximos|animos|primos|ultimos|proximos|supremos|decimos|optimos|intimos|' +
  'dinamos|reclamos|racimos|postumos|anonimos|lacteos'
const ENDS = `(?!(?:${NO_VERBS})(?![a-zñ]))[a-zñ]{2,}(?:amos|emos|imos|aron|ieron|abamos)`
/** A verb with its pronoun, or denied. */
const WITH_PRONOUN =
  '(?:se|me|nos|les?) (?!(?:de|del|en|a|al|con|para|por|y|o)(?![a-zñ]))[a-zñ]{2,}|no (?:se|me|nos|le|les|lo|la|hay|quiero' +
  '|entr|d[ae]n?|and|sirv|funcion)[a-z ]*'
/** Something of its own subject: «el calor no perdona», «mi casa ya no da más». */
const OF_ITS_OWN = '(?<=^[^a-zñ0-9]*)(?:el|la|los|las|mi|mis|nuestr[oa]s?) [a-zñ]+ (?:no|ya)(?= [a-zñ])'
const narrating = chatPattern(`(?<![a-zñ0-9])(?:${VERBS}|${ENDS}|${WITH_PRONOUN}|${OF_ITS_OWN})(?![a-zñ0-9])`, '')
/** Moods in which somebody begins to tell: «cansado de esperar», «con este calor», «por laburo», «ya sé que». */
const mood = chatPattern(
  '[^a-zñ0-9]*(?:(?:y|pero|bueno|che|ya|la verdad|medio|un poco|re|muy) )*(?:(?:cansad|hart|podrid|aburrid|enamorad|preocupad|content' +
    '|atrasad|apurad|complicad|encantad|emocionad|entusiasmad|ilusionad|engripad' +
    '|desesperad)[oa]s? (?:de|con|por)|' +
    '(?:con|en|por|desde|a) (?:est[aeo]s?|tanto|tanta|culpa|temas?|motivos?|razones|cuestiones|laburo|trabajo|mudanza|viaje|suerte)|' +
    '(?:este|esta|el proximo|la proxima) (?:finde|semana|mes|año|verano|invierno|lunes|martes|miercoles|jueves|viernes|sabado|domingo)|' +
    'se que|perdi|habida|en caso|toda vez|a (?:los )?(?:fines|efectos)|con motivo|a falta de|en virtud|dado que|visto que|atento|dale que' +
    '|gracias a|ojala|imaginate|mudanza|emergencia|urgencia)(?![a-zñ0-9])',
  'y',
)
/** Stressed ends as of «compré», «rompió», «perdí»; of other words the accent stands elsewhere, but for these, and behind an article. */
const stressed = /(?<!\p{L})(?<!(?<!\p{L})(?:el|un|una|al|del|con|de|mi|este|ese) )(\p{L}{2,}[éóí])(?!\p{L})/giu
const nouns = new Set(
  (
    'café bebé puré paté canapé bidé carné chalé consomé josé té pie bufé cupé tupé ají maní colibrí jabalí ' +
    'esquí rubí bisturí ñandú dominó paletó landó comité corsé chimpancé quinqué parqué macramé minué rapé filé ' +
    'crochet gualeguaychú así aquí allí ahí también porqué qué sólo caribé noé salomé tití sushí alhelí pirulí ' +
    'frenesí ceibó capó bongó robó kit'
  ).split(' '),
)
/** What comes after «que» describes the thing; a clause that begins with it narrates nothing. */
const relative = /(?<=[a-zñ0-9] )(?:que|donde|para que) /

/** Whether a piece of a wish narrates something instead of naming a thing: «vuelvo a la facultad», «el gato tiró la tele». */
export const isStory = (original: string, plain: string): boolean => {
  if (isMood(plain, 0)) return true
  const end = relative.exec(plain.replaceAll(CUT, ' '))?.index ?? plain.length
  if (narrating.test(plain.slice(0, end))) return true
  return [...original.slice(0, end).matchAll(stressed)].some(([, word = '']) => !nouns.has(word.toLowerCase()))
}

/** Whether a plain text has a verb that tells something. */
export const narrates = (plain: string): boolean => narrating.test(plain)

/** Whether somebody begins to tell at a point of a plain text, as moods do. */
const isMood = (plain: string, at: number): boolean => {
  mood.lastIndex = at
  return mood.test(plain)
}
