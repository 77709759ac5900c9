import { act, fireEvent, screen } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { show } from '../testing/show.tsx'
import { MoreMenu } from './more-menu.tsx'

let go: ReturnType<typeof useNavigate>
const Going = () => {
  go = useNavigate()
  return null
}
const menuOf = (role: string) => <MoreMenu role={role} />
const button = () => screen.getByRole('button', { name: 'Más' })
const isOpen = () => button().getAttribute('aria-expanded') === 'true'
const open = async () => {
  fireEvent.click(button())
  await screen.findByRole('link', { name: 'Mi saldo' })
}

test('«Más» opens and closes by its button', async () => {
  show(menuOf('user'))
  await open()
  fireEvent.click(button())
  expect([isOpen(), screen.queryByRole('link')]).toEqual([false, null])
})

test('any navigation closes it, to the page that is open too', async () => {
  show(
    <>
      {menuOf('user')}
      <Going />
    </>,
    '/saldo',
  )
  for (const path of ['/saldo', '/contacts', '/contacts']) {
    await open()
    await act(async () => go(path))
    expect([path, isOpen()]).toEqual([path, false])
  }
})

test('Escape closes it and gives the focus back; a press or the focus elsewhere closes it, within it not', async () => {
  show(
    <>
      {menuOf('user')}
      <input aria-label="Buscar" />
    </>,
  )
  await open()
  for (const inside of [fireEvent.pointerDown, fireEvent.focusIn]) inside(screen.getByRole('link', { name: 'Mi saldo' }))
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(isOpen()).toBe(true)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect([isOpen(), document.activeElement]).toEqual([false, button()])
  for (const outside of [fireEvent.pointerDown, fireEvent.focusIn]) {
    await open()
    outside(screen.getByLabelText('Buscar'))
    expect(isOpen()).toBe(false)
  }
})

test('its entry is marked on its page and on those under it, and only admins have theirs', async () => {
  show(menuOf('admin'), '/admin-dashboard/retiros')
  await open()
  const current = () => screen.getAllByRole('link', { current: 'page' }).map((link) => link.querySelector('span > span')?.textContent)
  expect(current()).toEqual(['Administrador'])
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Mi saldo' })))
  await open()
  expect(current()).toEqual(['Mi saldo'])
})

test('members who are no admins have no entry of the back office', async () => {
  show(menuOf('premium'))
  await open()
  expect(screen.queryByRole('link', { name: 'Administrador' })).toBeNull()
})
