import { stem } from '../text/stem.ts'
import { accessoryWords } from './accessories.ts'

/** Parts, supplies and accessories besides those of `accessories.ts`, which search weighs too. */
const parts = (
  'plaqueta bolsa jarra flash vidrio templado pantalla modulo display carcasa bisagra herraje peine estaca cobertor paragolpe optica ' +
  'faro burlete perilla manija resorte cadena rueda ruedita rodillo llanta cubierta asiento manubrio caño toner cartucho funda ' +
  'cubreasiento correa encordado cuerda pua atril bandolera visera malla pila control cable transformador fuente tripode bobina rele ' +
  'capacitor placa cuchilla broca repuesto despiece tapizado cubre piñon pastilla radiador escape carburador bujia alternador ' +
  'tinta grip lubricante antivibrador overgrip amortiguador parabrisa capot guardabarro farol portaequipaje enganche plantilla ' +
  'cordon tapa soporte dock joystick mando cargador ' +
  'bateria adaptador pedal pedalera cejilla capotraste'
).split(' ')

const stems = new Set([...parts, ...accessoryWords].map(stem))

/** Whether a folded word names a part, supplies or an accessory of another thing: «plaqueta», «funda», «tóner». */
export const isPartWord = (word: string): boolean => stems.has(stem(word))
