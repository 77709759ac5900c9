import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSession } from '../../lib/session.ts'
import { answering, refused } from '../../testing/answering.ts'
import { show } from '../../testing/show.tsx'
import { AuditPage } from './audit-page.tsx'
import { MessagesPage } from './messages-page.tsx'

const admin = { token: 't', user: { id: 'a', name: 'Ada', role: 'admin' } as never }
const message = (id: string) => ({
  id,
  name: id,
  email: `${id}@feria.example`,
  text: 'Hola; chau',
  userId: null,
  createdAt: '2026-11-20T12:00:00Z',
  resolvedAt: null,
})

test('messages that are chosen are answered one by one, and what is chosen is over', async () => {
  useSession.setState(admin)
  const made = answering({
    ...{ 'GET admin/contact': [message('Ana'), message('Bea'), message('Caro')], 'GET admin/contact/waiting': { count: 3 } },
    ...{ 'POST admin/contact/Ana/resolve': {}, 'POST admin/contact/Caro/resolve': {} },
  })
  show(<MessagesPage />)
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Elegir el mensaje de Ana' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir el mensaje de Caro' }))
  const bar = screen.getByRole('region', { name: 'Con lo elegido' })
  expect(bar.textContent).toContain('2 elegidos')
  await act(async () => fireEvent.click([...bar.querySelectorAll('button')][0] as HTMLElement))
  await waitFor(() => expect(made.filter((call) => call.startsWith('POST'))).toHaveLength(2))
  expect(made.filter((call) => call.startsWith('POST'))).toEqual(['POST admin/contact/Ana/resolve', 'POST admin/contact/Caro/resolve'])
})

test('a download is recorded before it is saved, and not saved where it was not recorded', async () => {
  useSession.setState(admin)
  const entry = {
    ...{ id: 'e1', at: '2026-11-20T12:00:00Z', action: 'rate.set', actor: null },
    ...{ subject: { kind: 'rate', id: '1', name: '=Dólar' }, details: { ars: '1480,5' } },
  }
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:1'
  })
  // A real click would leave the page.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  let isOff = true
  const made = answering({
    ...{ 'GET admin/audit': [entry], 'GET admin/saved-filters': [] },
    'POST admin/downloads': () => (isOff ? refused(500) : { at: entry.at }),
  })
  show(<AuditPage />)
  const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Descargar CSV' }))
  await screen.findByText('=Dólar')
  await press()
  await waitFor(() => expect(made).toContain('POST admin/downloads'))
  await screen.findByRole('button', { name: 'Descargar CSV' })
  expect(files).toEqual([])
  isOff = false
  await press()
  await waitFor(() => expect(files).toHaveLength(1))
  const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer())
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  expect(text).toBe(
    '\uFEFFCuándo;Quién;Qué;Sobre qué;Detalle\r\n' +
      "2026-11-20 09:00;Operación del sitio;Cargó la cotización;'=Dólar;pesos por dólar: 1480,5\r\n",
  )
})

test('a download ends when its page is left: nothing is recorded or saved', async () => {
  useSession.setState(admin)
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  let answer: (rows: unknown) => void = () => undefined
  const entry = {
    id: 'e1',
    at: '2026-11-20T12:00:00Z',
    action: 'rate.set',
    actor: null,
    subject: { kind: 'rate', id: '1', name: 'Dólar' },
    details: {},
  }
  let asked = 0
  const made = answering({
    ...{ 'GET admin/saved-filters': [], 'POST admin/downloads': { at: entry.at } },
    'GET admin/audit': () => (asked++ === 0 ? [entry] : new Promise((done) => (answer = done as typeof answer))),
  })
  const network = fetch
  // As a browser does, it sends nothing that was called off.
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    init.signal?.throwIfAborted()
    return network(address, init)
  })
  const page = show(<AuditPage />)
  await screen.findByText('Dólar')
  fireEvent.click(await screen.findByRole('button', { name: 'Descargar CSV' }))
  await waitFor(() => expect(asked).toBe(2))
  page.unmount()
  await act(async () => answer([entry]))
  expect([made.filter((call) => call.startsWith('POST')), saved.mock.calls]).toEqual([[], []])
})
