import { expect, test } from 'vitest'
import { openSmtp } from '../engines/mail/smtp.ts'
import { openLoopbackSmtp } from '../testing/smtp.ts'
import { createTestApp } from '../testing/test-app.ts'
import { testMail } from './test-mail.ts'

test('test-mail sends a letter at once and says what became of it; without a mail server it says where it was written', async () => {
  const testApp = await createTestApp()
  expect(await testMail(['ana@feria.example'])(testApp.app.ctx)).toMatch(
    /^The letter to ana@feria\.example was written to .+\/mail: no mail/,
  )
  expect(await testApp.mails()).toEqual([expect.stringContaining('Prueba de correo de Feria')])
  await testApp.close()

  const server = await openLoopbackSmtp({ disabledCommands: ['STARTTLS', 'AUTH'] })
  const mail = openSmtp({ url: server.url, from: { name: 'Feria', address: 'hola@feria.example' }, tls: 'off' })
  const sending = await createTestApp({ engines: { mail } })
  const send = () => testMail(['ana@feria.example'])(sending.app.ctx)
  expect(await send()).toMatch(/^The mail server took the letter/)
  expect(String(server.taken[0])).toMatch(/To: ana@feria\.example/)
  server.refusals.push(550)
  await expect(send()).rejects.toThrow('The mail server refused the letter for good: 550')
  await sending.close()
  await mail.close()
  await server.close()
})

test('what is no address is refused', () => {
  for (const words of [[], ['ana'], ['']]) expect(() => testMail(words)).toThrow('Say which address')
})
