import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSession } from '../../lib/session.ts'
import { answering, refused } from '../../testing/answering.ts'
import { show } from '../../testing/show.tsx'
import { ProfilePhoto } from './profile-photo.tsx'

const member = { id: 'yo', name: 'Yo Mismo', imageUrl: '/files/1/1280.webp' }

afterEach(() => {
  useSession.setState({ token: null, user: null })
  vi.unstubAllGlobals()
})

const open = (answer: unknown) => {
  useSession.setState({ token: 'ficha', user: member as never, isRestored: true })
  answering({ 'PUT users/yo': answer })
  show(<ProfilePhoto />)
  return { remove: () => screen.queryByRole('button', { name: 'Quitar foto' }), input: document.querySelector('input') as HTMLInputElement }
}

test('whoever takes their photo away goes on at the field for another one', async () => {
  const { remove, input } = open({ ...member, imageUrl: null })
  remove()?.focus()
  fireEvent.click(remove() as Element)
  await waitFor(() => expect(remove()).toBeNull())
  expect(document.activeElement).toBe(input)
})

test('a photo that could not be taken away can be taken away again', async () => {
  const { remove } = open(() => refused(500))
  fireEvent.click(remove() as Element)
  expect((await screen.findByRole('alert')).textContent).toBe('Ahora no.')
  expect((remove() as HTMLButtonElement).disabled).toBe(false)
})
