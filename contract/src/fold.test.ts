import { describe, expect, test } from 'vitest'
import { fold } from './fold.ts'

describe('fold', () => {
  test.each([
    ['Cámara  Fotográfica', 'camara fotografica'],
    ['PINGÜINO', 'pinguino'],
    ['Caño de 1/2"', 'caño de 1 2'],
    ['cañO'.normalize('NFD'), 'caño'],
    ['año / ano', 'año ano'],
    ['¡Ofertón! 100% 🎉', 'oferton 100'],
    ['', ''],
  ])('[CAT-12] «%s» folds to «%s»', (text, folded) => expect(fold(text)).toBe(folded))

  test('[CAT-12] keeps ñ and n apart', () => expect(fold('moño')).not.toBe(fold('mono')))
})
