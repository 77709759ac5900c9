import { expect, test } from 'vitest'
import { withFigures, withFiguresBeforeUnits } from './figures.ts'

test.each([
  ['lavarropas de ocho kilos', 'lavarropas de 8 kilos'],
  ['mil doscientas vueltas', '1200 vueltas'],
  ['colchón de ochenta centímetros de ancho', 'colchón de 80 centímetros de ancho'],
  ['banco de metro y medio', 'banco de 1.5 metros'],
  ['medio litro', '0.5 litro'],
  ['treinta y dos pulgadas', '32 pulgadas'],
  ['veintidós pulgadas', '22 pulgadas'],
  ['cama de dos plazas', 'cama de 2 plazas'],
  ['Cien años de soledad', 'Cien años de soledad'],
  ['los dos', 'los dos'],
  ['y kilos', 'y kilos'],
  ['', ''],
])('«%s» is «%s»', (text, digits) => expect(withFiguresBeforeUnits(text)).toBe(digits))

test.each([
  ['motito ciento diez', 'motito 110'],
  ['zapatillas talle cuarenta y dos', 'zapatillas talle 42'],
  ['cubiertas ciento setenta y cinco', 'cubiertas 175'],
  ['ciento veinte mil', '120 mil'],
  ['cuarenta y dos y medio', '42,5'],
  ['tres y dos', '3 y 2'],
  ['de un y dos', 'de un y 2'],
])('of several words, «%s» is «%s»', (text, digits) => expect(withFigures(text)).toBe(digits))
