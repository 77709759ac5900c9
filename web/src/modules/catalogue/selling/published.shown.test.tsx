import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { answering } from '../../../testing/answering.ts'
import { show } from '../../../testing/show.tsx'
import { SellerPanel } from './seller-panel.tsx'
import { usePublished } from './use-published.ts'

const product = {
  ...{ id: 'p1', name: 'Mesa ratona', description: 'de roble', details: null, category: null, categoryId: null, condition: null },
  ...{ currency: 'ARS', price: 80_000, stock: 1, sold: false, visible: true, location: 'Morón', imageUrl: null, images: [] },
}
const Publish = ({ id }: { id: string }) => {
  const { keep } = usePublished()
  return (
    <button type="button" onClick={() => keep(id)}>
      Publicar
    </button>
  )
}
const publish = (id = 'p1') => {
  const { unmount } = show(<Publish id={id} />)
  fireEvent.click(screen.getByRole('button'))
  unmount()
}
const panel = () =>
  show(<SellerPanel demand={null} prospecting={null} PriceHint={() => null} ProductBuyers={() => null} />, '/seller-dashboard')
const title = 'Tu publicación está lista'

test('what was published just now stands above the list, with its page and its share, and is told', async () => {
  answering({ 'GET products/mine': [], 'GET products/p1': product, 'GET categories': [] })
  publish()
  panel()
  const card = (await screen.findByRole('heading', { name: title })).closest('section')
  expect(card?.textContent).toMatch(/Mesa ratona\$.80\.000/)
  expect(screen.getByRole('link', { name: 'Ver publicación' }).getAttribute('href')).toBe('/products/p1')
  expect(screen.getByText('Tu publicación está lista: Mesa ratona.').getAttribute('role')).toBe('status')
  fireEvent.click(screen.getByRole('button', { name: 'Compartir' }))
  await screen.findByText(/\/p\/mesa-ratona-p1$/)
})

test('it is gone once it is closed, and after the panel was left', async () => {
  answering({ 'GET products/mine': [], 'GET products/p1': product, 'GET categories': [] })
  for (const leave of ['close', 'go']) {
    publish()
    const { unmount } = panel()
    await screen.findByRole('heading', { name: title })
    if (leave === 'close') {
      fireEvent.click(screen.getByRole('button', { name: 'Cerrar el aviso' }))
      expect(screen.queryByRole('heading', { name: title })).toBeNull()
    }
    unmount()
    const again = panel()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Mis Productos' })).toBeDefined())
    expect(screen.queryByRole('heading', { name: title })).toBeNull()
    again.unmount()
  }
})

test('nothing is shown of what was sold, hidden or removed meanwhile', async () => {
  const answers = { 'GET products/sold': { ...product, sold: true }, 'GET products/hidden': { ...product, visible: false } }
  const made = answering({ 'GET products/mine': [], 'GET categories': [], ...answers })
  for (const id of ['sold', 'hidden', 'removed']) {
    publish(id)
    const { unmount } = panel()
    await waitFor(() => expect([made.includes(`GET products/${id}`), queryClient.isFetching()]).toEqual([true, 0]))
    expect(screen.queryByRole('heading', { name: title })).toBeNull()
    unmount()
  }
})
