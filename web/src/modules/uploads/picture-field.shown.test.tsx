import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
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

/** A form that takes over what it gets only when its button is pressed, one value a time. */
const LateForm = () => {
  const [urls, setUrls] = useState(['/files/a/1280.webp', '/files/b/1280.webp'])
  const changes = useRef<string[][]>([])
  return (
    <>
      <PictureField value={urls} onChange={(next) => changes.current.push(next)} />
      <button type="button" onClick={() => setUrls((now) => changes.current.shift() ?? now)}>
        Seguir
      </button>
    </>
  )
}
const places = () => [...document.querySelectorAll('li')].map((li) => li.querySelector('[role="alert"]') ?? li.querySelector('img')?.src)

test('a form that lags behind the row does not move what has not arrived', async () => {
  show(<LateForm />)
  add(note(1))
  await screen.findByRole('alert')
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press('Mover la foto 3 hacia adelante')
  press('Mover la foto 2 hacia adelante')
  const before = places()
  expect(before[0]).toBe(screen.getByRole('alert'))
  press('Mover la foto 2 hacia atrás')
  press('Mover la foto 2 hacia atrás')
  for (let n = 0; n < 2; n += 1) {
    press('Seguir')
    expect(places()).toEqual(before)
  }
})

/** Answers uploads as the server does, with the next of these statuses. */
const answerUploads = (statuses: number[]) => {
  class Upload {
    upload = {}
    status = 0
    responseText = ''
    onload = () => undefined
    open() {}
    setRequestHeader() {}
    abort() {}
    send() {
      this.status = statuses.shift() ?? 0
      const picture = { url: '/files/1/1280.webp', id: '1', width: 1, height: 1, variants: [] }
      this.responseText = JSON.stringify(this.status === 201 ? picture : { error: 'otro', message: 'Ahora no.' })
      setTimeout(() => act(() => this.onload()))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload)
  onTestFinished(() => void vi.unstubAllGlobals())
}
const photo = () => new File(['una foto'], 'foto.png', { type: 'image/png' })

test.each([429, 500])('a picture that was refused with %i is sent again', async (status) => {
  answerUploads([status, 201])
  show(<Form first={[]} />)
  add(photo())
  fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }))
  await screen.findByText('Principal')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('one that the server will never take cannot be sent again', async () => {
  answerUploads([415])
  show(<Form first={[]} />)
  add(photo())
  expect((await screen.findByRole('alert')).textContent).toBe('Ahora no.')
})
