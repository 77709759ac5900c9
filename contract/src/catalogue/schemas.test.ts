import { expect, test } from 'vitest'
import { product } from './schemas.ts'

test('[CAT-04] a product is of one of four platforms', () => {
  const { platform } = product.shape
  for (const known of ['Local', 'Mercado Libre', 'Amazon', 'Alibaba']) expect(platform.safeParse(known).success).toBe(true)
  for (const other of ['local', 'eBay', '', null]) expect(platform.safeParse(other).success).toBe(false)
  expect(platform.options).toHaveLength(4)
})
