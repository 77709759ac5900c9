import { IconMail } from '@tabler/icons-react'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../testing/show.tsx'
import { SideLayout } from './side-layout.tsx'

const entries = ['', '/retiros', '/correos'].map((path) => ({ path: `/panel${path}`, label: path.slice(1) || 'panel', icon: IconMail }))
const open = (at: string) =>
  show(
    <SideLayout label="Administración" entries={entries}>
      <p>Contenido</p>
    </SideLayout>,
    at,
  )
const current = () => screen.getAllByRole('link').flatMap((link) => (link.getAttribute('aria-current') ? [link.textContent] : []))
const button = () => screen.getByRole('button', { name: 'Secciones' })

test('only the entry of the open page is marked, also where another one lies over it', async () => {
  open('/panel/retiros')
  expect(current()).toEqual(['retiros'])
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'panel' })))
  expect(current()).toEqual(['panel'])
})

test('folded, it stays so on the next page, and its entries keep their names', () => {
  const { unmount } = open('/panel')
  expect(button().getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(button())
  unmount()
  open('/panel/correos')
  expect(button().getAttribute('aria-expanded')).toBe('false')
  expect(screen.getByRole('link', { name: 'correos' }).title).toBe('correos')
  fireEvent.click(button())
  expect(button().getAttribute('aria-expanded')).toBe('true')
})

test('where storage is blocked it folds for this page', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, clear: () => undefined })
  open('/panel')
  fireEvent.click(button())
  expect(button().getAttribute('aria-expanded')).toBe('false')
})
