import { fold } from '@feria/contract/fold'
import { withoutIndifference } from '../../language/wishes/indifference.ts'

/**
 * What a wish looks for, in one text: its name and, when it says something, its model. Words such as «cualquiera» or «lo que haya» say
 * nothing.
 */
export const textOfWish = ({ name, modelo }: { name: string; modelo: string }): string => {
  const thing = withoutIndifference(name) || name
  const model = withoutIndifference(modelo)
  return model === '' || fold(thing).includes(fold(model)) ? thing : `${thing} ${model}`
}

/** A cell of the demand's map: about 50 km from north to south and, in the middle of Argentina, from west to east. */
export const CELL_LAT = 0.45
export const CELL_LON = 0.55
