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
  const plain = screen.getByRole('searchbox')
  expect(plain).toHaveProperty('value', 'bici')
  plain.focus()
  fireEvent.change(plain, { target: { value: 'bicis' } })
  const field = await screen.findByRole('combobox')
  expect(field).toHaveProperty('value', 'bicis')
  expect(document.activeElement).toBe(field)
  await waitFor(() => expect(screen.getByRole('grid').textContent).toContain('bicicleta'))
})

test('a field that was left meanwhile does not take the focus back', async () => {
  show(<Field />)
  const plain = screen.getByRole('searchbox')
  plain.focus()
  plain.blur()
  await screen.findByRole('combobox')
  expect(document.activeElement).toBe(document.body)
})
