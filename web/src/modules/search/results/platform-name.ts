import type { Platform } from '@feria/contract/catalogue/values'
import { brand } from '../../../lib/brand.ts'

/** A platform as people read it: our own by the name of the product. */
export const platformName = (platform: Platform): string => (platform === 'Local' ? brand : platform)
