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
