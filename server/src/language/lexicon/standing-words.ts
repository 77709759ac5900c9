import { fold } from '@feria/contract/fold'

/** What an offer is: the thing that works, one that does not, a part of another thing, or what somebody does. */
export type Standing = 'working' | 'broken' | 'part' | 'service'

const FOR_PARTS =
  '(?:para|p|x|por|como) ?(?:(?:sacar|usar|aprovechar|hacer|tener)(?:l[eoa]s?)? (?:de )?(?:l[oa]s )?)?' +
  '(?:re?p(?:uestos?)?|partes|piezas|des(?:arme|armar|guace|guazar|huesar|pieces?)|reparar|' +
  'reparacion|arreglar|restaurar|reciclar|tecnicos?|donante|chatarra|' +
  'rebobinar|revisar|recuperar)|a (?:reparar|arreglar|revisar|rebobinar)|de descarte'
const DEFECTS =
  '(?:roto|rota|quemad[oa]|fundid[oa]|chocad[oa]|pinchad[oa]|fisurad[oa]|rajad[oa]|partid[oa]|muert[oa]|dañad[oa]|trabad[oa]|fallad[oa]|' +
  'averiad[oa]|descompuest[oa]|arruinad[oa]|estropead[oa]|tildad[oa]|' +
  'estallad[oa]|reventad[oa]|incendiad[oa]|volcad[oa]|' +
  'desarmad[oa]|clavad[oa]|inundad[oa]|brickead[oa])s?'
const IDLE =
  'no (?:me |se |le )?(?:prend[ea]|enciend[ea]|arran(?:ca|que)|and[ae]|funcion[ae]|enfri[ae]|calient[ae]|carg(?:a|ue)|centrifug(?:a|ue)|' +
  'desagot[ae]|tom[ae]|gir[ae]|le[ea]|lav[ae]|inici[ae]|imprim[ea]|reconoc[e]|cort[ae]|bombe[ae]|sirv[ae]|suena|escucha|levanta|conecta|' +
  'aspira|seca|enchufa|responde|da (?:imagen|video|señal|marcha))|' +
  'sin (?:funcionar|andar|video|imagen|reparar|arreglo)|con (?:fallas?|problemas?)|hech[oa]s? (?:pelota|bolsa|mierda|percha)'
/** What says in a name that a thing does not work; what it is for is the wish of a buyer of parts. */
const broken = new RegExp(`\\b(?:${FOR_PARTS}|${DEFECTS}|${IDLE}|pierde (?:agua|gas|aceite))\\b`)
/** «Heladera a restaurar, anda»: it works all the same. */
const works = /\b(?:anda|funciona|andando|funcionando)\b/

/** Words with which the name of a service begins, and what asks for one. */
const serviceWords =
  'reparacion(?:es)?|reparo|reparamos|arreglos?|service|servicio|servicios|clases?|cursos?|tecnico|instalacion(?:es)?|' +
  'instalador|colocacion|alquiler|alquilo|' +
  'limpieza|fletes?|mudanzas?|plomer[oa]|electricista|gasista|albañil|pintor|jardiner[oa]|cerrajer[oa]|modista|niñera|' +
  'peluquer[oai]a?|gomeria|' +
  'paseador[a]?|cuidador[a]?|mantenimiento|destapaciones|traslados?|gestoria|gestor|apoyo escolar|profesor[a]?|masajista|' +
  'manicura|fumigacion|guarderia|adiestrador[a]?|colocador|armado de|poda|animacion|enfermer[oa]|cuidado|lavado|' +
  'tapicer[oi]a?|herrer[oi]a?|carpinter[oi]a?|soporte tecnico|community|fotograf[oa]|catering|maquilladora|asesoria|contador[a]?|abogad[oa]'
const beginsAsService = new RegExp(`^(?:${serviceWords})\\b`)
const namesDoing = new RegExp(
  '^(?:alquil[a-zñ]{1,6}|(?:polariz|plote|tapiz|pul|lav|lustr|encer|blind|sold|cromad|arenad|grab|estamp|bord|corta|encuadern|imp)' +
    '[a-zñ]{0,3}(?:ado|ados|ido)|(?!confec|fabric|elabor|decora|produc)[a-zñ]+cion(?:es)?|hago|hacemos|realizo|realizamos|colocamos' +
    '|vendo y coloco) ',
)
/** Whether the folded name of a service begins with what somebody does, and not with what is made. */
export const namesWork = (folded: string): boolean => beginsAsService.test(folded) || namesDoing.test(`${folded} `)

const isDone = /\b(?:a domicilio|en el domicilio|presupuesto sin cargo|matriculad[oa]|por hora)\b/

/**
 * What may be a piece of another thing as the first word of a name, if that thing follows: a «cámara» of a bicycle. Many are things
 * of their own too, unlike those of `parts.ts`, which always are for another.
 */
const maybeParts = new Set(
  (
    'repuesto repuestos recambio casco cascos fuelle plaqueta placa modulo display tactil flex bateria baterias cargador ' +
    'cargadores funda fundas carcasa ' +
    'vidrio templado protector cable soporte soportes base control mando perilla perillas manija burlete resistencia ' +
    'termostato correa filtro filtros ' +
    'bomba electrobomba turbina cajon estante bandeja escobillas escobilla optica faro paragolpes guardabarro capot espejo ' +
    'taza tazas llanta llantas ' +
    'cubierta cubiertas camara disco pastillas amortiguador amortiguadores bujia bujias embrague rodamiento ruleman cadena ' +
    'piñon pedal pedales asiento ' +
    'cuadro horquilla manubrio visor encordado cuerdas cuerda pua palillos parche parches boquilla tapon tapa tapas rejilla ' +
    'cartucho toner cinta ' +
    'adaptador antena transformador motor compresor cremallera cierre malla plantilla plantillas cordones suela joystick ' +
    'lente tripode estuche ' +
    'bolso cubre adhesivo calco sticker aceite inflador portaequipaje porta gancho repuestera kit tornillo bisagra cerradura ' +
    'lampara foco tubo ' +
    'tira tiras agitador paleta visagra manguera pico valvula flotante sopapa sifon canilla aspa helice ' +
    'hoja cuchilla disipador gabinete sensor cepillo mopa bolsa bolsas'
  ).split(' '),
)

/** Whether a folded word may name a piece of the thing that follows it. */
export const mayBePart = (word: string): boolean => maybeParts.has(word)

/** What an offer is by its name, its condition and its category; null and undefined say nothing. */
export const standingOf = (name: string, condition?: string | null, category?: string | null): Standing => {
  const folded = fold(name)
  if (category?.startsWith('Servicios') || beginsAsService.test(folded) || isDone.test(folded)) return 'service'
  if (condition === 'Para reparar' || (broken.test(folded) && !works.test(folded))) return 'broken'
  return 'working'
}

const IMITATION = /(?<![a-zñ])(?:artificial(?:es)?|de juguete|replicas?|maquetas?|en miniatura|a escala|de utileria)(?![a-zñ])/

/** Whether a folded text names what only looks like a thing: a plant of plastic, a toy, a small copy. */
export const namesImitation = (folded: string): boolean => IMITATION.test(folded)

/** A way to ask for one kind of offer, and the words that say no more than that. */
const asking: { standing: Standing; pattern: RegExp; filler: RegExp }[] = [
  {
    standing: 'service',
    pattern: new RegExp(
      `\\b(?:${serviceWords}|quien(?:es)?|alguien (?:que|para)|domicilio|` +
        `me (?:arregl|repar|instal|coloc)[a-z]+|para que (?:me|lo|la|nos) [a-z]+|` +
        '(?:arregl|repar|instal)[ae]n?(?:rl[oa])?|arreglarl[oa]|repararl[oa]|instalarl[oa]|(?:lo|la|los|las) (?:prepar|arregl|cuid)en?)\\b',
    ),
    filler:
      /\b(?:reparacion(?:es)?|reparo|arreglos?|service|servicios?|tecnico|a domicilio|quien(?:es)?|alguien|que|me|l[oa]s?|vengan?|se)\b/g,
  },
  {
    standing: 'part',
    // «La pieza» alone is a room.
    pattern:
      /\b(?:el|la|un|una|los|busco|necesito) (?:repuestos?|recambio|piezas? (?:original|del|de (?:repuesto|la|una?)))\b|^repuestos? /,
    filler: /\b(?:el|un)\b/g,
  },
  {
    standing: 'broken',
    // «Así no carga peso» is no thing that does not charge.
    pattern: new RegExp(
      `\\b(?:${FOR_PARTS}|${DEFECTS}|(?:${IDLE})(?= *$| (?:para|p|x|y|ni|que|aunque|mas|bien|nada|por|pero)\\b)|` +
        '(?<=^(?!algo |aparat|cosito |producto |liquid|quien|alguien|maquin)[a-zñ ]{4,40})' +
        '(?:para|p) (?:sacar|aprovechar)l[eo]s? )\\b',
    ),
    filler: new RegExp(`\\b(?:${FOR_PARTS}|${DEFECTS}|${IDLE}|(?:para )?sacar(?:le)?|que|aunque|repuestos?|partes)\\b`, 'g'),
  },
]

/** Asking for what works, as everybody does, requires nothing: «andando», «que prenda», «en buen estado», «sin fallas». */
const sound = new RegExp(
  '\\b(?:que (?:me |le |si )?(?:and[ea]|funcion[ea]|prend[ae]|encienda|arranque|sirva|lave|enfrie|caliente|cargue|este(?! rot)|suene|' +
    'imprima|seque|corte|lea|aspire|centrifugue|desagote|caliente|tome|pinche|levante|gire|muestre|se (?:vea|escuche|oiga))n?' +
    '(?: (?:bien|san[oa]|joya|perfecto|de diez|todo|al cien|10 puntos|al 100))?' +
    '|(?:y )?(?:que )?no (?:este|sea|venga|tenga)n? (?:rot|quemad|bloquead|fallad|falla|problem|golpead|rajad)[a-z]*' +
    '(?: ni (?:rot|quemad|bloquead|fallad|falla|golpead|rajad)[a-z]*)?' +
    '|(?:y )?(?:que )?no (?:pierda|gotee|chorree|falle|se tilde|se trabe|se apague|haga ruido|recaliente)n?(?: (?:agua|aceite|gas|nada))?' +
    '|(?:and|funcion)ando(?: (?:bien|todo|perfecto|joya|de diez|al 100))?|en (?:pleno )?funcionamiento|operativ[oa]s?' +
    '|(?:anda|funciona) (?:bien|perfecto|joya|todo)|list[oa] para usar|en (?:muy )?(?:buen|excelente|perfecto) estado' +
    '|en buenas condiciones|' +
    'sin (?:fallas?|detalles?|problemas?|perdidas?|golpes?|rayones|rayas|marcas|roturas?|ruidos?|drama)|san[oa]s?)\\b',
  'g',
)

/** What kind of offer a folded search asks for, and the search without the words that say so. */
export const readStanding = (folded: string): { standing: Standing; rest: string } => {
  const whole = folded.replace(sound, ' ').trim()
  const isSound = whole !== folded.trim()
  if (isSound) return { standing: 'working', rest: whole || folded }
  for (const { standing, pattern, filler } of asking) {
    if (!pattern.test(whole)) continue
    const rest = whole.replace(filler, ' ').trim()
    return { standing, rest: rest || whole }
  }
  return { standing: 'working', rest: whole || folded }
}
