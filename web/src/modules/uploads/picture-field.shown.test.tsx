import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { PictureField } from './picture-field.tsx'

const Form = ({ first }: { first: string[] }) => {
  const [urls, setUrls] = useState(first)
  return <PictureField value={urls} onChange={setUrls} isInviting />
}
const input = () => document.querySelector<HTMLInputElement>('input[type="file"]')
const add = (...files: File[]) => {
  const field = input()
  if (field) fireEvent.change(field, { target: { files } })
}
const note = (n: number) => new File(['hola'], `nota-${n}.txt`, { type: 'text/plain' })

test('files that fail use up no places: pictures can still be added, and the first that arrived is the main one', async () => {
  show(<Form first={['/files/a/1280.webp']} />)
  add(...[1, 2, 3, 4, 5, 6, 7].map(note))
  await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(6))
  add(note(8))
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(8))
  expect(input()).not.toBeNull()
  expect(screen.queryByText(/Podés cargar hasta/)).toBeNull()
  for (let n = 0; n < 2; n += 1) fireEvent.click(screen.getByRole('button', { name: 'Mover la foto 2 hacia adelante' }))
  expect(screen.getAllByText('Principal')).toHaveLength(1)
})
