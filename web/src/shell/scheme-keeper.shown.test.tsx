import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SchemeKeeper } from './scheme-keeper.tsx'

const KEY = 'mantine-color-scheme-value'
const inUse = () => document.documentElement.getAttribute('data-mantine-color-scheme')

/** A system whose scheme changes. */
const aSystem = () => {
  const system = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => system)
  return {
    turn: (isDark: boolean) => {
      system.matches = isDark
      system.dispatchEvent(Object.assign(new Event('change'), { matches: isDark }))
    },
  }
}

test('a visitor’s page follows the system from its first change on', async () => {
  document.documentElement.setAttribute('data-mantine-color-scheme', 'light')
  const system = aSystem()
  render(<SchemeKeeper />)
  act(() => system.turn(true))
  await expect.poll(inUse).toBe('dark')
  act(() => system.turn(false))
  expect(inUse()).toBe('light')
})

test('it follows what another window chose, and no other thing that is stored', async () => {
  document.documentElement.setAttribute('data-mantine-color-scheme', 'light')
  aSystem()
  render(<SchemeKeeper />)
  localStorage.setItem(KEY, 'dark')
  const store = (key: string) => act(async () => void dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage })))
  await store('session')
  expect(inUse()).toBe('light')
  await store(KEY)
  await expect.poll(inUse).toBe('dark')
})
