import { expect, test } from 'vitest'
import { readWanted } from './wanted.ts'

const headOf = (text: string) => readWanted(text).query.words.find(({ isHead }) => isHead)?.text

test.each([
  ['se recibe mi hijo y necesita un traje', 'traje'],
  ['ayer choque y me quede sin faro en el gol trend', 'faro'],
  ['busco lavarropas', 'lavarropas'],
  ['micro ondas que ande', 'microondas'],
  ['termo tanque de 80 litros', 'termotanque'],
  ['ventiladordetecho', 'ventilador'],
  ['mesa de luz', 'mesa'],
  ['zurbandoque', 'zurbandoque'],
])('«%s» looks for %s', (text, head) => expect(headOf(text)).toBe(head))

test.each([
  ['algo con rueditas que no carga peso', 'working'],
  ['lavarropas que no centrifuga', 'broken'],
  ['celular que no este roto', 'working'],
  ['cocina para sacarle las hornallas', 'broken'],
  ['algo para sacarle la humedad a la pared', 'working'],
  ['calefon sin perdidas', 'working'],
  ['impresora descompuesta', 'broken'],
])('«%s» asks for what is %s', (text, standing) => expect(readWanted(text).standing).toBe(standing))
