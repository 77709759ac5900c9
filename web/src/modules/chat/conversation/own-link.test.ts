import { expect, test } from 'vitest'
import { productIn } from './own-link.ts'

const ID = '01a1f8d3-ea00-76e5-8faf-b982e90c5333'
const inText = (text: string) => productIn(text, 'feria.example')

test.each([
  `https://feria.example/p/bicicleta-rodado-28-${ID}`,
  `mirá https://feria.example/products/${ID}, dale`,
  `http://feria.example/p/${ID}?x=1`,
])('a product of this site: %s', (text) => expect(inText(text)).toBe(ID))

test.each([
  `https://otra.example/p/x-${ID}`,
  `https://feria.example.otra.example/p/x-${ID}`,
  `https://feria.example@otra.example/p/x-${ID}`,
  `https://otra.example/?a=https://feria.example/p/x-${ID}`,
  `https://feria.example/v/ana-${ID}`,
  `https://feria.example/p/x-${ID}0`,
  'https://feria.example/p/bicicleta',
  `feria.example/p/x-${ID}`,
  'Hola',
])('none: %s', (text) => expect(inText(text)).toBeNull())

test('of two links the first one counts', () => {
  const other = ID.replace('0', '1')
  expect(inText(`https://otra.example/p/${other} https://feria.example/p/${ID} https://feria.example/p/${other}`)).toBe(ID)
})
