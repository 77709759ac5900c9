import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSession } from '../../lib/session.ts'
import { answering } from '../../testing/answering.ts'
import { show } from '../../testing/show.tsx'
import { MailsPage } from './mails-page.tsx'

test('the links of an email can be followed, with and without HTTPS, and nothing else of it', async () => {
  useSession.setState({ token: 't', user: { id: 'a', name: 'Ada', role: 'admin' } as never })
  const mail = { id: 'm1', to: 'lia@feria.example', subject: 'Tu venta', at: '2026-11-20T12:00:00Z' }
  const text = 'Hola:\nhttp://127.0.0.1:3000/sales/1\ny también https://feria.example/ayuda para leer.'
  answering({ 'GET admin/mails': [mail], 'GET admin/mails/m1': { ...mail, text } })
  show(<MailsPage />)
  fireEvent.click(await screen.findByRole('button', { name: /Tu venta/ }))
  await screen.findByText(/y también/)
  const addresses = ['http://127.0.0.1:3000/sales/1', 'https://feria.example/ayuda']
  const sheet = screen.getByRole('dialog')
  expect([...sheet.querySelectorAll('a')].map(({ href, textContent }) => [href, textContent])).toEqual(addresses.map((one) => [one, one]))
  expect(sheet.textContent).toContain(text)
})
