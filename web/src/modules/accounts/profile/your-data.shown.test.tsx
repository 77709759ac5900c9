import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSession } from '../../../lib/session.ts'
import { answering, refused } from '../../../testing/answering.ts'
import { show } from '../../../testing/show.tsx'
import { YourData } from './your-data.tsx'

/** The files that the page downloads, by name. */
const downloads = () => {
  const files: [name: string, type: string, text: Promise<string>][] = []
  let made = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made = blob as Blob
    return 'blob:data'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push([this.download, made.type, made.text()])
  })
  return files
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the data of the member are downloaded as they are, and announced', async () => {
  const files = downloads()
  answering({ 'GET users/me/export': { name: 'Ana' } })
  show(<YourData />)
  press('Descargar mis datos')
  await screen.findByText('Descargamos tus datos.')
  const [[name, type, text] = ['', '', '']] = files
  expect([name, type, JSON.parse(await text)]).toEqual([
    expect.stringMatching(/^mis-datos-\d{4}-\d\d-\d\d\.json$/),
    'application/json;charset=utf-8',
    { name: 'Ana' },
  ])
})

test('data that cannot be had are no file, and say so', async () => {
  const files = downloads()
  answering({ 'GET users/me/export': () => refused(429) })
  show(<YourData />)
  press('Descargar mis datos')
  await screen.findByText('Ahora no.')
  expect([files, screen.queryByText('Descargamos tus datos.')]).toEqual([[], null])
})

const open = async (answers: Record<string, unknown>) => {
  const sent: unknown[] = []
  useSession.setState({ token: 't', user: { id: 'a', name: 'Ana', role: 'user' } as never })
  answering({
    'GET users/me/second-factor': { state: 'off' },
    ...Object.fromEntries(Object.entries(answers).map(([call, answer]) => [call, (body: unknown) => sent.push(body) && answer])),
  })
  show(<YourData />)
  press('Eliminar cuenta')
  const field = await screen.findByLabelText(/contraseña/i, { selector: 'input' })
  return { sent, type: (password: string) => fireEvent.change(field, { target: { value: password } }) }
}

test('closing an account asks for the password; a wrong one is said once, at its field', async () => {
  const wrong = 'La contraseña no es correcta.'
  const { sent, type } = await open({
    'DELETE users/me': Response.json({ error: 'accounts.wrong-password', message: wrong, fields: { password: wrong } }, { status: 400 }),
  })
  press('Eliminar mi cuenta')
  expect(sent).toEqual([])
  type('no es esta')
  press('Eliminar mi cuenta')
  expect(await screen.findAllByText(wrong)).toHaveLength(1)
  expect([sent, useSession.getState().token]).toEqual([[{ password: 'no es esta' }], 't'])
})

test('a closed account is signed out', async () => {
  const { sent, type } = await open({ 'DELETE users/me': {} })
  type('mate')
  press('Eliminar mi cuenta')
  await vi.waitFor(() => expect(useSession.getState().token).toBeNull())
  expect(sent).toEqual([{ password: 'mate' }])
})
