import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openPush } from './open-push.ts'
import { newVapidKeys, openWebPush } from './web-push.ts'

const keys = newVapidKeys()
const open = (mayBeOwn?: boolean) => openWebPush({ ...keys, subject: 'mailto:soporte@feria.example', mayBeOwn })

test('push services use https and are outside the internal network', () => {
  const { mayUse } = open()
  for (const endpoint of ['https://fcm.googleapis.com/fcm/send/abc', 'https://updates.push.services.mozilla.com/wpush/v2/x']) {
    expect(mayUse(endpoint), endpoint).toBe(true)
  }
  const refused = [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user:pass@fcm.googleapis.com/x',
    'https://localhost/x',
    'https://db/x',
    'https://metadata.google.internal/x',
    'https://printer.local/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest',
    'https://192.168.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://[fd00::1]/x',
    'https://[fe80::1]/x',
    'ftp://fcm.googleapis.com/x',
    'nonsense',
  ]
  for (const endpoint of refused) expect(mayUse(endpoint), endpoint).toBe(false)
})

test('an address or a name that leads into the internal network is not connected to, whatever it was when it was stored', async () => {
  const browser = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
  for (const endpoint of ['https://localhost/x', 'https://127.0.0.1/x', 'https://[::1]/x']) {
    const sent = open().send({ endpoint, ...browser }, { text: '{}', ttlSeconds: 60, topic: 'a' })
    await expect(sent, endpoint).rejects.toThrow()
  }
})

test('without keys nobody is notified; invalid keys stop the start', async () => {
  expect(await openPush(readConfig({}))).toBeNull()
  const settings = { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey, VAPID_SUBJECT: 'mailto:a@feria.example' }
  expect((await openPush(readConfig(settings)))?.publicKey).toBe(keys.publicKey)
  expect(() => readConfig({ VAPID_PUBLIC_KEY: keys.publicKey })).toThrow('VAPID_PUBLIC_KEY needs VAPID_PRIVATE_KEY and VAPID_SUBJECT')
  expect(() => readConfig({ ...settings, VAPID_SUBJECT: 'nobody' })).toThrow('mailto:')
  await expect(openPush(readConfig({ ...settings, VAPID_PRIVATE_KEY: 'short' }))).rejects.toThrow()
})
