import { stem } from '../text/stem.ts'

const filler = new Set(
  (
    'comodo lindo bueno bonito hermoso copado piola resistente reforzado fuerte durable sano prolijo decente digno simple sencillo ' +
    'practico economico barato accesible urgente impecable completo entero funcional andando funcionando cerrado sellado importado ' +
    'nacional clasico clasica moderno antiguo viejo grande chico mediano pequeño chiquito liviano ligero rapido facil potente memoria ' +
    'color marca modelo talle talla numero nro medida tamaño rodado par juego set kit lote pack zona pago plata llego persona chicos ' +
    'nenes amb ambientes similar parecido lo p pa q x da mio mia ' +
    // As it is praised in the street.
    'canchero pulenta finoli coqueto sobrio discreto cheto minimalista robusto firme enorme suave calentito fresco veloz ahorrador ' +
    'consumo legitimo listo permuto comun multiuso hecho joya joyita ganga pinturita divino precioso bello lujoso fino delicado ' +
    'alegre colorido llamativo distinto diferente normalito cualunque sufrido aguantador rendidor gauchito noble guapo fiel ' +
    'usadito bueno buenito'
  )
    .split(' ')
    .map(stem),
)
const SERVICE = new RegExp(
  '(?<![a-z])(?:alguien que|que me (?:haga|hagan|corte|arregle|arreglen|pinte|instale|lleve|cuide|limpie)' +
    '|quien (?:haga|arregle|pinte|corte)|clases?|service|servicio|reparacion|reparaciones|instalacion|instalador|mantenimiento' +
    '|alquil\\w{1,6}|mudanzas?|fletes?|fletero|plomero|gasista' +
    '|electricista|pintor|albañil|carpintero|cerrajero|jardinero|niñera|cuidador\\w?|profesor\\w?|profe|tecnico|peluquer\\w{1,3}|manicura' +
    '|fotografo|paseador\\w?|catering|animador\\w?|herrero|tapicero|modista|costurera|masajista|dj|limpieza a domicilio)(?![a-zñ])',
)
const BROKEN_TAKEN = new RegExp(
  '(?<![a-z])(?:rot[oa]s?|quemad[oa]s?|fundid[oa]s?|repuestos|desarme|desguace|restaurar|reparar' +
    '|arreglar|reciclar|(?:no|sin) (?:anda|ande|andar|funciona|funcione|funcionar|prenda)r?)(?![a-zñ])',
)

/** What somebody does, as whoever looks for it says it: «arregle computadoras», «que me corten el pelo», «limpieza de sillones». */
const DONE = new RegExp(
  '^(?:alguien |quien |busco |que )*(?:me |nos |le |lo |la |se )*(?:' +
    '(?:arregl|repar|cort|cuid|pint|limpi|lav|instal|enseñ|pase|llev|cambi|plant|arm|entren|maquill|depil|diseñ|film|anim' +
    '|cocin|pod)(?:en?|ar)' +
    '|(?:coloqu|saqu|fumigu|destap|plastifiqu|traslad)en?|(?:coloc|sac|fumig|destap|plastific|traslad|sold)ar|sueld[ae]n?' +
    '|(?:pong|hag|pul|tej|cos|construy|traduzc)an?|(?:pon|hac|tej|cos)er|(?:pul|constru|traduc)ir' +
    '|(?:limpieza|cambio|lavado|pulido|colocacion|poda|confeccion|traslado|cuidado|animacion|peluqueria|depilacion|diseño|soldador' +
    '|desinfeccion|fumigacion) (?:de|a|para|y)' +
    ')(?![a-zñ])',
)

/** Whether a folded text begins with what somebody shall do. */
export const beginsAsWork = (text: string): boolean => DONE.test(text)

/** Whether a stem says how good, pretty or big a thing should be, as everybody wants it. */
export const isFiller = (stemmed: string): boolean => filler.has(stemmed)

/** Whether a folded text asks for somebody's work: who does it, or the work itself. */
export const isWork = (text: string): boolean => SERVICE.test(text)

/** Whether a folded text names what does not work. */
export const namesBroken = (text: string): boolean => BROKEN_TAKEN.test(text)
