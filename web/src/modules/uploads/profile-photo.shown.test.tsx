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
  const calls = answering({ 'PUT users/yo': answer })
  const { unmount } = show(<ProfilePhoto />)
  const remove = () => screen.queryByRole('button', { name: 'Quitar foto' })
  return { calls, unmount, remove, input: document.querySelector('input') as HTMLInputElement }
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

test('a photo that is still being sent when its page is left is not taken', async () => {
  const sent: { isAborted: boolean; arrive: () => void }[] = []
  class Upload {
    upload = {}
    status = 201
    responseText = JSON.stringify({ url: '/files/2/1280.webp', id: '2', width: 1, height: 1, variants: [] })
    isAborted = false
    onload = () => undefined
    arrive = () => this.onload()
    open() {}
    setRequestHeader() {}
    abort() {
      this.isAborted = true
    }
    send() {
      sent.push(this)
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload)
  const { calls, unmount, input } = open({ ...member, imageUrl: '/files/2/1280.webp' })
  fireEvent.change(input, { target: { files: [new File(['una foto'], 'foto.png', { type: 'image/png' })] } })
  await waitFor(() => expect(sent).toHaveLength(1))
  unmount()
  expect(sent[0]?.isAborted).toBe(true)
  // It was on its last byte.
  sent[0]?.arrive()
  await new Promise((done) => setTimeout(done))
  expect(calls).toEqual([])
})
