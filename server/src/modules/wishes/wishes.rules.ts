import { fold } from '../../language/fold.ts'

/** What members write for a model when any will do: it says nothing of the thing. */
const anyModel =
  /^(?:(?:el|la|lo) )?(?:cualquiera?|indistinto|indiferente|da igual|ninguno|ninguna|no se|no importa|sin preferencia|todos|todas|varios|no tengo|n a|na)(?: (?:modelo|marca|que sea|sirve))?$/

/** What a wish looks for, in one text: its name and, when it says something, its model. */
export const textOfWish = ({ name, modelo }: { name: string; modelo: string }): string => {
  const model = fold(modelo)
  return model === '' || anyModel.test(model) || fold(name).includes(model) ? name : `${name} ${modelo}`
}

/** A cell of the demand's map: about 50 km from north to south and, in the middle of Argentina, from west to east. */
export const CELL_LAT = 0.45
export const CELL_LON = 0.55
