import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../testing/show.tsx'
import { NavDrawer } from './nav-drawer.tsx'

test('every entry closes the drawer, the help too', async () => {
  const onClose = vi.fn()
  show(<NavDrawer isOpen onClose={onClose} />)
  const links = await within(await screen.findByRole('dialog')).findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(expect.arrayContaining(['/login', '/register', '/ayuda']))
  for (const link of links.filter((link) => link.getAttribute('href') !== '/')) {
    onClose.mockClear()
    await act(async () => fireEvent.click(link))
    expect([link.getAttribute('href'), onClose.mock.calls.length]).toEqual([link.getAttribute('href'), 1])
  }
})
