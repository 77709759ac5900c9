import { expect, onTestFinished, test } from 'vitest'
import { runHook } from '../testing/run-hook.tsx'
import { useTitle } from './use-title.ts'

/** The title that React keeps for the route; it writes only what differs from what it wrote last. */
const routeTitle = (first: string) => {
  const title = document.createElement('title')
  title.textContent = first
  document.head.append(title)
  onTestFinished(() => title.remove())
  return (next: string) => {
    title.textContent = next
  }
}

test('the title is the route’s until a page has one of its own, and again once it has none or is left', () => {
  routeTitle('Mensajes · Feria')
  let name: string | undefined
  const { rerender, unmount } = runHook(() => useTitle(name))
  const titles = ['Chat con Sonia', 'Chat con Raúl', undefined, 'Chat con Raúl'].map((next) => {
    name = next
    rerender()
    return document.title
  })
  expect(titles).toEqual(['Chat con Sonia · Feria', 'Chat con Raúl · Feria', 'Mensajes · Feria', 'Chat con Raúl · Feria'])
  unmount()
  expect(document.title).toBe('Mensajes · Feria')
})

test('without a title of its own a page changes nothing', () => {
  routeTitle('Producto · Feria')
  const { unmount } = runHook(() => useTitle())
  expect(document.title).toBe('Producto · Feria')
  unmount()
  expect(document.title).toBe('Producto · Feria')
})

test.each(['Favoritos', 'Mesa'])('what the next route wrote before the page was left stands: «%s»', (next) => {
  const write = routeTitle('Producto · Feria')
  const { unmount } = runHook(() => useTitle('Mesa'))
  write(`${next} · Feria`)
  unmount()
  expect(document.title).toBe(`${next} · Feria`)
})

test('what is shown inside a page may have the title, and gives it back', () => {
  routeTitle('Iniciar sesión · Feria')
  const page = runHook(() => useTitle('Perfil'))
  const part = runHook(() => useTitle('Código'))
  expect(document.title).toBe('Código · Feria')
  part.unmount()
  expect(document.title).toBe('Perfil · Feria')
  page.unmount()
  expect(document.title).toBe('Iniciar sesión · Feria')
})
