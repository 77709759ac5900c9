import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { rememberSearch } from '../../../lib/recent-searches.ts'
import { show } from '../../../testing/show.tsx'
import { PageField } from './page-field.tsx'

afterEach(() => vi.unstubAllGlobals())

const Field = () => {
  const [value, setValue] = useState('bici')
  return <PageField value={value} isTyped={false} onChange={setValue} onPick={() => undefined} />
}

test('the field becomes that of the suggestions at the first press, with its focus and what was typed', async () => {
  rememberSearch('bicicleta')
  show(<Field />)
  const plain = screen.getByRole<HTMLInputElement>('combobox')
  expect(plain).toHaveProperty('value', 'bici')
  plain.focus()
  fireEvent.change(plain, { target: { value: 'bicis' } })
  plain.setSelectionRange(1, 3)
  await waitFor(() => expect(plain.isConnected).toBe(false))
  const field = screen.getByRole<HTMLInputElement>('combobox')
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['bicis', 1, 3])
  expect(document.activeElement).toBe(field)
  await waitFor(() => expect(screen.getByRole('grid').textContent).toContain('bicicleta'))
})

test('a field that was left meanwhile does not take the focus back', async () => {
  show(<Field />)
  const plain = screen.getByRole<HTMLInputElement>('combobox')
  plain.focus()
  plain.blur()
  await waitFor(() => expect(plain.isConnected).toBe(false))
  expect(document.activeElement).toBe(document.body)
})

test('what is typed before they have loaded has its suggestions then, by key', async () => {
  const suggestions = [
    { kind: 'búsqueda', text: 'bicicleta', url: null, imageUrl: null },
    { kind: 'categoría', text: 'Bicicletas', url: null, imageUrl: null },
    { kind: 'producto', text: 'Bici de paseo', url: '/products/1', imageUrl: null },
  ]
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json(suggestions)
  })
  const picked: string[] = []
  const Typing = () => {
    const [value, setValue] = useState('')
    return <PageField value={value} isTyped={value !== ''} onChange={setValue} onPick={({ text }) => picked.push(text)} />
  }
  show(<Typing />)
  const plain = screen.getByRole('combobox')
  plain.focus()
  fireEvent.change(plain, { target: { value: 'bici' } })
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'bicicleta',
      'BicicletasCategoría',
      'Bici de paseoProducto',
    ]),
  )
  expect(asked).toEqual(['/api/v1/products/suggest?q=bici'])
  const field = screen.getByRole('combobox')
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) fireEvent.keyDown(field, { key })
  expect(picked).toEqual(['Bicicletas'])
})
