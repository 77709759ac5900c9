import { stem } from '../text/stem.ts'
import { accessoryWords } from './accessories.ts'

/** Parts, supplies and accessories besides those of `accessories.ts`, which search weighs too. */
const parts = (
  'plaqueta vidrio templado pantalla modulo display carcasa bisagra herraje peine estaca cobertor paragolpe optica faro burlete perilla ' +
  'manija resorte cadena rueda ruedita rodillo llanta cubierta asiento manubrio caño bolsa cinta toner cartucho funda cubreasiento correa ' +
  'encordado cuerda pua atril bandolera visera malla pila control cable transformador fuente flash lente tripode espejo motor ' +
  'bomba bobina rele capacitor placa jarra vaso cuchilla disco mecha broca repuesto despiece tapizado forro cubre piñon pastilla ' +
  'radiador escape carburador bujia alternador amortiguador parabrisa capot puerta guardabarro farol baul portaequipaje enganche plantilla ' +
  'cordon tapa patas pata soporte base dock joystick mando cargador bateria adaptador memoria pedal pedalera cejilla capotraste'
).split(' ')

const stems = new Set([...parts, ...accessoryWords].map(stem))

/** Whether a folded word names a part, supplies or an accessory of another thing: «plaqueta», «funda», «tóner». */
export const isPartWord = (word: string): boolean => stems.has(stem(word))
