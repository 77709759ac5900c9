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

/** Pieces of other things that people also look for as things of their own, with what they are for left out: «mechas para hormigón». */
const pieces =
  // Of machines in the house.
  (
    'carretel tanza burlete aspa crucetas portacapsula quemador chispero bocha zocalo tirador corredera regaton mensula herraje barral ' +
    'riel puerta pata lona resistencia termostato plato_giratorio ' +
    // Of cars, motorcycles and bicycles.
    'inyector polea tensor rotula bieleta homocinetica semieje culata piston biela cigueñal reten ruleman rodamiento caliper bulbo ' +
    'estribo aleron spoiler cubrecarter portapatente baulera cubremano carenado cacha estribera levantavidrio luneta moldura emblema ' +
    'tapacubo tapiz descarrilador zapata tija horquilla puño caramañola portacaramañola cubrealfombra ' +
    // Of screens, phones and computers.
    'popsocket pin flex palmrest backlight inverter skin thumbgrip ' +
    // Of instruments, tents, pools and tools.
    'clavija cejuela capodastro sordina colofonia baqueta estaca sobretecho varilla parante cubrepiso barrefondo sacahojas cubrepileta ' +
    'mecha mandril carbones inducido ' +
    // Of what is worn, printed and pushed.
    'parche agitador turbante fuelle visagra cierre hombrera traba cabezal fusor capota ropita vestidito'
  ).split(' ')

const pieceStems = new Set(pieces.map(stem))

const stems = new Set([...parts, ...accessoryWords].map(stem))

/** Whether a folded word names a part, supplies or an accessory of another thing: «plaqueta», «funda», «tóner». */
export const isPartWord = (word: string): boolean => stems.has(stem(word))

/** Whether a folded word that begins a name says that it is a piece of what is named behind it, or one of `isPartWord`. */
export const isPieceWord = (word: string): boolean => pieceStems.has(stem(word)) || isPartWord(word)
