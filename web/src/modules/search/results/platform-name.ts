import type { Platform } from '@feria/contract/catalogue/values'
import { brand } from '../../../lib/brand.ts'

/** The display name of a platform: for our own, the product's name. */
export const platformName = (platform: Platform): string => (platform === 'Local' ? brand : platform)
