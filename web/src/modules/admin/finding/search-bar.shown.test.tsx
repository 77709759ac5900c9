import type { FoundInAdmin } from '@feria/contract/admin/schemas'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { refused } from '../../../testing/answering.ts'
import { show } from '../../../testing/show.tsx'
import { SearchBar } from './search-bar.tsx'

const none: FoundInAdmin = { members: [], products: [], orders: [], payments: [] }
const named = (...names: string[]): FoundInAdmin => ({
  ...none,
  members: names.map((name) => ({
    ...{ id: name, name, email: `${name}@feria.example`, role: 'user', imageUrl: null, isRestricted: false, isClosed: false },
  })),
})
let answers: Record<string, () => Response | Promise<Response>>
let asked: string[]
beforeEach(() => {
  queryClient.clear()
  answers = {}
  asked = []
  vi.stubGlobal('fetch', async (address: string) => {
    const q = new URL(address, location.href).searchParams.get('q') ?? ''
    asked.push(q)
    return (await answers[q]?.()) ?? refused(404)
  })
})

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar en la administración' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (key: string) => fireEvent.keyDown(field(), { key })
const names = () => screen.queryAllByRole('option').map((option) => option.textContent)
const open = () => {
  show(<SearchBar />, '/admin-dashboard/registro')
  act(() => field().focus())
}

test('a late answer of an older text is never shown for a newer one', async () => {
  const late = Promise.withResolvers<Response>()
  answers = { an: () => late.promise, ana: () => Response.json(named('Ana')) }
  open()
  type('an')
  await waitFor(() => expect(asked).toEqual(['an']))
  type('ana')
  await waitFor(() => expect(names()).toEqual(['AnaAna@feria.example']))
  await act(async () => late.resolve(Response.json(named('Andrés'))))
  expect(names()).toEqual(['AnaAna@feria.example'])
})

test('one letter asks nothing, and what is typed meanwhile asks once', async () => {
  answers = { ana: () => Response.json(none) }
  open()
  type('a')
  type('an')
  type('ana')
  await screen.findByText('No encontramos nada con eso.', { selector: 'p' })
  expect(asked).toEqual(['ana'])
  type('a')
  await waitFor(() => expect(screen.queryByText('No encontramos nada con eso.', { selector: 'p' })).toBeNull())
  expect(asked).toEqual(['ana'])
})

test('arrows choose, Enter opens the chosen one, Escape closes the list and keeps the text', async () => {
  answers = { ana: () => Response.json(named('Ana', 'Anahí')) }
  open()
  type('ana')
  await waitFor(() => expect(names()).toHaveLength(2))
  const chosen = () => screen.getAllByRole('option').map((option) => option.getAttribute('aria-selected'))
  press('ArrowUp')
  expect(chosen()).toEqual(['false', 'true'])
  press('ArrowDown')
  expect(chosen()).toEqual(['true', 'false'])
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id)
  press('Escape')
  expect([names(), field().value, field().getAttribute('aria-expanded')]).toEqual([[], 'ana', 'false'])
  press('ArrowDown')
  press('Enter')
  await waitFor(() => expect(location.pathname).toBe('/admin-dashboard/personas/Ana'))
})

test('Enter without a choice opens the page of the search, and a full list leads to all people with the text', async () => {
  answers = { ana: () => Response.json(named('A', 'B', 'C', 'D', 'E')) }
  open()
  type('ana')
  await waitFor(() => expect(names().at(-1)).toBe('Ver todas las personas'))
  press('Enter')
  await waitFor(() => expect(location.pathname + location.search).toBe('/admin-dashboard/buscar?q=ana'))
  act(() => field().focus())
  await waitFor(() => expect(names()).toHaveLength(6))
  press('ArrowUp')
  press('Enter')
  await waitFor(() => expect(location.pathname + location.search).toBe('/admin-dashboard/personas?buscar=ana'))
})

test('«/» leads into the field, and a refusal is said', async () => {
  answers = { ana: () => refused(400) }
  show(<SearchBar />, '/admin-dashboard/registro')
  fireEvent.keyDown(document.body, { key: '/' })
  expect(document.activeElement).toBe(field())
  type('ana')
  expect((await screen.findByRole('alert')).textContent).toBe('Ahora no.')
})
