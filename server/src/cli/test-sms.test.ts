import { expect, test } from 'vitest'
import { openSmsGateway } from '../engines/sms/http-gateway.ts'
import { openSmsLoopback } from '../testing/sms.ts'
import { createTestApp } from '../testing/test-app.ts'
import { testSms } from './test-sms.ts'

test('test-sms sends a message at once and says what became of it', async () => {
  const loopback = await openSmsLoopback()
  const sms = openSmsGateway({ url: loopback.url, token: 'ficha', sender: 'Feria' })
  const testApp = await createTestApp({ engines: { sms } })
  const send = (number: string) => testSms([number])(testApp.app.ctx)
  expect(await send('11 15-2345-6789')).toMatch(/^The message to \+5491123456789 was taken: 127\.0\.0\.1:\d+ takes messages from Feria/)
  expect(loopback.asked[0]?.body).toEqual({ from: 'Feria', to: '+5491123456789', text: 'Prueba de mensajes de Feria.' })
  loopback.moods[0] = { status: 401 }
  await expect(send('11 2345-6789')).rejects.toThrow('The message was not taken (refused): HTTP 401')
  await expect(send('+1 212 555 0123')).rejects.toThrow('celulares de Argentina')
  await expect(testSms(['11 2345-6789'])({ ...testApp.app.ctx, engines: { ...testApp.engines, sms: null } })).rejects.toThrow('SMS_URL')
  await testApp.close()
  await loopback.close()
})

test('a missing number is refused', () => {
  for (const words of [[], ['']]) expect(() => testSms(words)).toThrow('Say which number')
})
