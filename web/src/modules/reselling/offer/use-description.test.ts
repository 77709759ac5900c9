import { expect, onTestFinished, test } from 'vitest'
import { runHook } from '../../../testing/run-hook.tsx'
import { useDescription } from './use-description.ts'

test('the description of an offer is that of the document while its page is open, and the former one afterwards', () => {
  document.head.innerHTML = '<meta name="description" content="Compra y venta">'
  onTestFinished(() => document.head.replaceChildren())
  const described = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content
  let text: string | undefined
  const page = runHook(() => useDescription(text))
  expect(described()).toBe('Compra y venta')
  for (text of ['Mesa por $ 115', 'Mesa por $ 120']) {
    page.rerender()
    expect(described()).toBe(text)
  }
  page.unmount()
  expect(described()).toBe('Compra y venta')
})
