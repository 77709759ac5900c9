import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { SearchNotes } from './search-notes.tsx'

const reading = { corrected: 'bicicleta', missing: null, spoken: null } as never

test('a corrected search leads to what was typed, where a page has an address for it', () => {
  const { words } = show(<SearchNotes reading={reading} text="bisicleta" asTyped="?search=bisicleta&as_typed=true" />)
  expect(words()).toContain('bicicleta')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/?search=bisicleta&as_typed=true')
})

test('without such an address it only says what was corrected; without a reading it says nothing', () => {
  const { words } = show(<SearchNotes reading={reading} text="bisicleta" />)
  expect([words().includes('bicicleta'), screen.queryByRole('link')]).toEqual([true, null])
  expect(show(<SearchNotes reading={null} text="bisicleta" />).words()).toBe('')
})

test.each([
  ['zapatillas nike 42', ['42'], 'No hay «zapatillas nike» con «42»'],
  ['mesa de vidrio', ['vidrio'], 'No hay «mesa» con «vidrio»'],
  ['celular samsung color negro impecable', ['negro'], 'No hay «celular samsung impecable» con «negro»'],
  ['zapatillas nike talle 42 de color rojo', ['42', 'rojo'], 'No hay «zapatillas nike» con «42» y «rojo»'],
  ['codera color', ['codera'], 'No hay «color» con «codera»'],
])('what «%s» lacks is told, and what led to it goes with it', (thing, missing, expected) => {
  const { words } = show(<SearchNotes reading={{ corrected: null, missing, spoken: { thing } } as never} text={thing} />)
  expect(words()).toContain(expected)
})
