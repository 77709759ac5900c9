import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PICTURE_WIDTHS } from '@feria/contract/limits'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const early = read('../../public/first.js')

test('first.js asks for pictures in the widths that are kept and at the size that the cards give them', () => {
  const sizes = /const SIZES = '([^']+)'/.exec(read('../modules/catalogue/product-card.tsx'))?.[1]
  expect(sizes).toMatch(/vw/)
  expect(early).toContain(`'${sizes}'`)
  expect(early).toContain(`[${PICTURE_WIDTHS.join(', ')}]`)
})
