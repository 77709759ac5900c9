import { expect, test } from 'vitest'
import { writeWait } from './seller-facts.tsx'

test.each([
  [1, '1 minuto'],
  [59, '59 minutos'],
  [60, '1 hora'],
  [125, '2 horas'],
  [1439, '24 horas'],
  [1440, '1 día'],
  [4000, '3 días'],
])('%i minutes read «%s»', (minutes, words) => expect(writeWait(minutes)).toBe(words))
