import { confirm } from '../../../ui/confirm.ts'
import { texts } from './texts.ts'

const { gift } = texts

/**
 * «¿Lo regalás?»: asks for confirmation before a product is published for free or its price becomes 0; true at once for any other
 * price.
 */
export const agreesToPrice = async (price: number | null, before: number | null = null): Promise<boolean> =>
  price !== 0 || before === 0 || confirm({ ...gift, isDangerous: false })
