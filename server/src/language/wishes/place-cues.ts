import { begins } from './text.ts'

/** The radius near a place, if none is given. */
export const NEAR_KM = 10
/** The radius in a place, if none is given. */
export const INSIDE_KM = 30

/** Phrases for «near my place». */
export const HERE =
  'cerca (?:de )?(?:mi casa|casa|mio|mia|aca|donde (?:vivo|estoy)|mi zona|mi barrio|mi ubicacion|mi)|cerquita' +
  '|(?<!(?:para|pa|de|una|la|las|con|el) )cerca(?= ?(?:$|[,.;!?\\ue000]| y | que | por favor))|a la vuelta(?: de (?:mi )?casa)?' +
  '|por (?:mi zona|mi barrio|la zona|aca(?: cerca)?)' +
  '|en mi (?:zona|barrio|ciudad)|que (?:este|quede|sea) cerca|que no (?:este|quede) lejos'
const KINDS =
  '(?:(?:la |el )?(?:zonas?|barrio|ciudad|partido|provincia|pcia\\.?|prov\\.?|(?:pleno )?(?:micro)?centro|localidad|alrededores|cercanias' +
  '|lados?|parte|estacion|terminal|altura)(?: (?:centro|centrica|cercana|rural|urbana|residencial|norte|sur|oeste' +
  '|este))?(?: (?:de(?:l)?|a|x|por))?:? )?'
const STANDS =
  '(?:que (?:este|esten|quede|queden|sea|sean|haya|retire|se pueda retirar|pueda retirar)' +
  '|(?:yo )?(?:vivo|ando|estoy|estamos|vivimos|andamos|(?<!de )trabajo|me muevo)|para retirar' +
  '|puest[oa]s?|entregad[oa]s?|(?:lo |la |los |las )?(?:retiro|busco|retiraria|paso a buscar|paso a retirar|paso)' +
  '|(?:puedo )?(?:pasar a )?(?:retirar|buscar)|retirando|entrega|con entrega|(?:con )?retiro|vendan|vende|venden|que' +
  ' (?:trabaj|atiend|viv|labur|entregu|hag|est|vend)[ae]n?(?: (?:envios?|entregas?))?|available|solo' +
  '|solamente|unicamente)'
/** Whoever is that of something, and not from there: «soy hincha de Quilmes», «soy la mamá de Luján». */
const FOLLOWS = '(?:hincha|fan|fanatic|simpatizante|soci|devot|cuerv|mama|papa|madre|padre|hij|herman|amig|novi|espos|muj|abuel|ti[oa] )'
/** What comes before a place, and the radius that it means. */
export const cues: [pattern: RegExp, km: number][] = [
  [
    begins(
      '(?:que (?:este|quede|sea) )?(?:bien |lo mas )?(?:cerca|cerquita|alrededores|al lado|cercano|cercana|proximo|proxima' +
        `|que no (?:me |nos )?(?:quede|este|sea) (?:muy |tan )?lejos|a (?:pocas|unas|un par de|unas pocas) cuadras` +
        `|a (?:unos )?\\d{1,2} (?:minutos|min|mins)) (?:de(?:l)? |a )${KINDS}|(?:near(?:by)?|close to|perto d[eoa]) `,
    ),
    NEAR_KM,
  ],
  [
    begins(
      '(?:que (?:este|sea|sean|quede) |(?:yo )?(?:vivo|ando|estoy|estamos|vivimos|somos|soy) |para retirar |retiro |retirar ' +
        '|retirando |entrega |con entrega |con retiro |solo |solamente )?(?:en|de' +
        '|por) (?:la )?(?=zona (?:norte|sur|oeste)(?! del? [a-z]))',
    ),
    INSIDE_KM,
  ],
  [begins(`(?:${STANDS} )?(?:aca |ahi |alla )?(?:por|en|in|em|around) (?:el |la |los |las )?${KINDS}`), INSIDE_KM],
  [
    begins(
      `(?:(?:yo )?(?:soy|somos|vivo|vivimos|escribo|estoy|ando)|(?:soy|me llamo|mi nombre es|te habla|les habla` +
        `|habla) (?!${FOLLOWS})[a-zñ]+)` +
        ` (?:aca )?(?:de(?:l)?|en|desde) (?:la |el )?${KINDS}`,
    ),
    INSIDE_KM,
  ],
  [
    begins(
      '(?:(?:solo|solamente|unicamente|que) )?(?:alguien|alguno|alguna|gente|vecinos|vendedor(?:es)?' +
        `|que (?:sea|sean|este|esten|viva)|solo|solamente) (?:sea )?(?:de(?:l)?) ${KINDS}`,
    ),
    INSIDE_KM,
  ],
  [
    begins(
      '(?:(?:con |hago |hacen |hagan |hacer )?envios? (?:a(?:l)?|hasta|para) ' +
        `|(?:que (?:(?:me|nos|se|l[oa]s?) )*(?:puedan? |hagan? )?(?:manden?|envien?|traigan?|vengan?|lleguen?|viajen?|vayan?|mandar` +
        `|enviar|traer|llegar|venir)` +
        `(?:l[oa]s?|me|nos|mel[oa]s?)? (?:a|hasta) )|(?:hola ` +
        `|saludos )?desde )${KINDS}`,
    ),
    INSIDE_KM,
  ],
  [
    begins(
      '(?:zona|barrio|ubicacion|lugar|localidad|(?:provincia|pcia\\.?|prov\\.?)(?= de))' +
        '(?: (?:centro|centrica|rural|urbana|residencial))?(?: de(?:l)?|:)? ',
    ),
    INSIDE_KM,
  ],
  [begins('(?:para|pa) (?:el|los) lados? del? '), INSIDE_KM],
  [begins('me (?:queda|quedaria|viene) (?:comodo|bien|cerca|mejor|al paso) (?:en |por )?'), INSIDE_KM],
  [
    begins(
      '(?:me|nos) (?:mudo|mude|mudamos|vine|vinimos|instale|instalamos) (?:a|en) |(?:puedo|podemos|podria) (?:ir|llegar|viajar' +
        '|acercarme) (?:a|hasta) ',
    ),
    INSIDE_KM,
  ],
  // «En el Delta o San Fernando»: one place leads to the other.
  [begins('(?:en|por) (?:el |la )?[a-zñ]{3,} (?:o|u|y) (?:en |por )?'), INSIDE_KM],
]
