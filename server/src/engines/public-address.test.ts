import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { isPublicAddress, isPublicHost, publicLookupOf } from './public-address.ts'

const strict = { isLocalAllowed: false }
/** A resolver that gives one answer after the other. */
const answering = (...answers: string[][]) => {
  let asked = 0
  const ask = async () => (answers[asked++] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  return { ask, times: () => asked }
}
const addressesOf = async (host: string, how: Parameters<typeof publicLookupOf>[1]) => {
  const lookup = await publicLookupOf(host, how)
  const all = await promisify(lookup)(host, { all: true })
  return (all as unknown as { address: string }[]).map(({ address }) => address)
}

const OWN_4 = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.9.9.9',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
]
const SPECIAL_4 = [
  '192.0.0.9',
  '192.0.2.1',
  '192.88.99.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
]
const OWN_6 = [
  '::',
  '::1',
  'fc00::1',
  'fd00::1',
  'fe80::1',
  'fe80::1%lo',
  'fec0::1',
  'ff02::1',
  '100::1',
  '2001:db8::1',
  '3fff::1',
  '5f00::1',
]
/** IPv4 inside IPv6: mapped, compatible, translated, 6to4 and Teredo, of this machine or not. */
const WRAPPED = [
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '0:0:0:0:0:ffff:7f00:1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '::7f00:1',
  '::ffff:0:127.0.0.1',
]
const TUNNELS = ['64:ff9b::7f00:1', '64:ff9b::808:808', '64:ff9b:1::1', '2002:7f00:1::', '2001::1']

test.each([...OWN_4, ...SPECIAL_4, ...OWN_6, ...WRAPPED, ...TUNNELS])('%s is no public address', async (address) => {
  expect(isPublicAddress(address)).toBe(false)
  expect(isPublicHost(address)).toBe(false)
  await expect(publicLookupOf(address, strict)).rejects.toThrow('not a public address')
  if (address.includes(':')) await expect(publicLookupOf(`[${address}]`, strict)).rejects.toThrow('not a public address')
  const { ask } = answering(['8.8.8.8', address])
  await expect(publicLookupOf('one-of-two.example', { ...strict, ask })).rejects.toThrow('not a public address')
})

test.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '2001:4860:4860::8888', '2a00:1450:4001::1'])('%s is a public address', async (address) => {
  expect(isPublicAddress(address)).toBe(true)
  expect(await addressesOf(address, strict)).toEqual([address])
})

test('names that can only be internal are refused without a lookup, unusual notations of numbers after one', async () => {
  const { ask, times } = answering(['8.8.8.8'])
  for (const host of [
    'localhost',
    'LOCALHOST.',
    'db',
    'a.localhost',
    'metadata.google.internal',
    'printer.local',
    'nas.lan',
    'x.home.arpa',
    '',
  ]) {
    expect(isPublicHost(host), host).toBe(false)
    await expect(publicLookupOf(host, { ...strict, ask }), host).rejects.toThrow('not a public address')
  }
  expect(times()).toBe(0)
  for (const host of ['2130706433', '0x7f.1', '017700000001', '0177.0.0.1', '127.1'])
    await expect(publicLookupOf(host, strict), host).rejects.toThrow()
  expect(isPublicHost('fcm.googleapis.com')).toBe(true)
  expect(isPublicHost('fcm.googleapis.com.')).toBe(true)
})

test('a name without an address, or with a private one among others, is refused', async () => {
  await expect(publicLookupOf('none.example', { ...strict, ask: answering([]).ask })).rejects.toThrow('not a public address')
  const mixed = answering(['1.1.1.1', '2606:4700::1', '10.0.0.1'])
  await expect(publicLookupOf('mixed.example', { ...strict, ask: mixed.ask })).rejects.toThrow('mixed.example')
  expect(await addressesOf('both.example', { ...strict, ask: answering(['1.1.1.1', '2606:4700::1']).ask })).toEqual([
    '1.1.1.1',
    '2606:4700::1',
  ])
})

test('tests may reach 127.0.0.1 and no other private address', async () => {
  expect(await addressesOf('127.0.0.1', { isLocalAllowed: true })).toEqual(['127.0.0.1'])
  for (const host of ['127.0.0.2', '[::1]', '::ffff:127.0.0.1', 'localhost', '10.0.0.1'])
    await expect(publicLookupOf(host, { isLocalAllowed: true }), host).rejects.toThrow('not a public address')
})

test('the connection goes to the checked address, whatever the name resolves to later', async () => {
  const reached: string[] = []
  const server = createServer(({ socket }, reply) => {
    reached.push(socket.localAddress ?? '')
    reply.writeHead(204).end()
  })
  await new Promise<void>((ready) => server.listen(0, '0.0.0.0', ready))
  const { ask, times } = answering(['127.0.0.1'], ['127.0.0.2'])
  const lookup = await publicLookupOf('turns.example', { isLocalAllowed: true, ask })
  const status = await new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    get({ host: 'turns.example', port, lookup, agent: false }, (answer) => resolve(answer.resume().statusCode)).on('error', reject)
  })
  expect({ status, reached, asked: times() }).toEqual({ status: 204, reached: ['127.0.0.1'], asked: 1 })
  await new Promise((done) => server.close(done))
})
