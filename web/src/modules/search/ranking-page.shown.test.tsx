import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, test, vi } from 'vitest'
import RankingRoute, { clientLoader } from '../../routes/product-ranking.tsx'
import { keepNear } from './kept-near.ts'

let asked: string[] = []
const serve = (answer: (address: string) => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.replace('/api/v1/', ''))
    return answer(address)
  })
const empty = () => Response.json([])
const rankings = () => asked.filter((address) => address.startsWith('products/ranking'))

/** The page as the server rendered it: without a place, and without products where they could not be found. */
const hydrate = (first: object | null) => {
  const id = 'ranking'
  const Component = RankingRoute
  const router = createMemoryRouter([{ id, path: '/product-ranking', loader: clientLoader as never, Component }], {
    initialEntries: ['/product-ranking'],
    hydrationData: { loaderData: { [id]: { near: '', categories: [], reading: null, first } } },
  })
  render(<RouterProvider router={router} />)
}

afterEach(() => {
  asked = []
  keepNear('')
  vi.unstubAllGlobals()
})

test('what the server rendered stays where the browser knows no more', async () => {
  serve(empty)
  hydrate({ items: [], next: null })
  await screen.findByText('No se encontraron productos')
  expect(asked).toEqual([])
})

test('the place of the browser is in its field at once, and distances are measured from it', async () => {
  serve(empty)
  keepNear('Palermo')
  hydrate({ items: [], next: null })
  expect(screen.getByLabelText('Tu ubicación')).toHaveProperty('value', 'Palermo')
  await waitFor(() => expect(rankings()).toEqual(['products/ranking?limit=20&near=Palermo&sort=price&view=card']))
})

test('what the server could not find is asked for; a refusal is told and tried again, by hand and when the network returns', async () => {
  serve(() => Promise.reject(new TypeError('no network')))
  hydrate(null)
  expect(screen.getByText('Cargando productos…')).toBeTruthy()
  await screen.findByText('No pudimos conectarnos. Intentá de nuevo.')
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(rankings()).toHaveLength(2))
  await screen.findByRole('alert')
  serve(empty)
  for (const isOnline of [false, true]) {
    vi.stubGlobal('navigator', { onLine: isOnline })
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
  }
  await screen.findByText('No se encontraron productos')
})
