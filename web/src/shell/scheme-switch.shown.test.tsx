import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SchemeSwitch } from './scheme-switch.tsx'

const KEY = 'mantine-color-scheme-value'
const shown = () => screen.getAllByRole('button').map((button) => button.textContent)
const inUse = () => document.documentElement.getAttribute('data-mantine-color-scheme')

test('every switch of a page says what it does next, whichever was pressed, and the device keeps the choice', () => {
  render(<SchemeSwitch />)
  render(<SchemeSwitch />)
  expect(shown()).toEqual(['Tema oscuro', 'Tema oscuro'])
  fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement)
  expect([shown(), inUse(), localStorage.getItem(KEY)]).toEqual([['Tema claro', 'Tema claro'], 'dark', 'dark'])
  fireEvent.click(screen.getAllByRole('button')[1] as HTMLElement)
  expect([shown(), inUse(), localStorage.getItem(KEY)]).toEqual([['Tema oscuro', 'Tema oscuro'], 'light', 'light'])
})

test('a switch that is gone is not told, and one of another window is followed', () => {
  const gone = render(<SchemeSwitch />)
  render(<SchemeSwitch />)
  gone.unmount()
  localStorage.setItem(KEY, 'dark')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'dark', storageArea: localStorage })))
  expect([shown(), inUse()]).toEqual([['Tema claro'], 'dark'])
})
