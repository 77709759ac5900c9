import { stem } from '../text/stem.ts'

const filler = new Set(
  (
    'comodo lindo bueno bonito hermoso copado piola resistente reforzado fuerte durable sano prolijo decente digno simple sencillo ' +
    'practico economico barato accesible urgente impecable completo entero funcional andando funcionando cerrado sellado importado ' +
    'nacional clasico clasica moderno antiguo viejo grande chico mediano pequeño chiquito liviano ligero rapido facil potente memoria ' +
    'color marca modelo talle talla numero nro medida tamaño rodado par juego set kit lote pack zona pago plata llego persona chicos ' +
    'nenes amb ambientes similar parecido lo p pa q x'
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

/** Whether a stem says how good, pretty or big a thing should be, as everybody wants it. */
export const isFiller = (stemmed: string): boolean => filler.has(stemmed)

/** Whether a folded text asks for somebody's work: who does it, or the work itself. */
export const isWork = (text: string): boolean => SERVICE.test(text)

/** Whether a folded text names what does not work. */
export const namesBroken = (text: string): boolean => BROKEN_TAKEN.test(text)
