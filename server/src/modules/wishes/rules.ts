import { fold } from '@feria/contract/fold'
import { withoutIndifference } from '../../language/wishes/indifference.ts'

/** The text of a wish: its name and, unless it is meaningless, its model. Words such as «cualquiera» or «lo que haya» mean nothing. */
export const textOfWish = ({ name, modelo }: { name: string; modelo: string }): string => {
  const thing = withoutIndifference(name) || name
  const model = withoutIndifference(modelo)
  return model === '' || fold(thing).includes(fold(model)) ? thing : `${thing} ${model}`
}

/** A cell of the demand map: about 50 km from north to south and, in central Argentina, from west to east. */
export const CELL_LAT = 0.45
export const CELL_LON = 0.55
