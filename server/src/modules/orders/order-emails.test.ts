import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SentEmail } from '../../engines/mail/mail.ts'
import { recordEmails } from '../../testing/mails.ts'
import { placeOrder } from '../../testing/money.ts'
import { aCard, aMember, aProduct, type Person } from '../../testing/people.ts'
import { aResale, buyThrough } from '../../testing/resale.ts'
import { sendPicture } from '../../testing/send-picture.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let emails: SentEmail[]
let [ana, beto]: Person[] = []
beforeAll(async () => {
  testApp = await createTestApp()
  emails = recordEmails(testApp)
  ;[ana, beto] = [await aMember(testApp, 'Ana Vende'), await aMember(testApp, 'Beto Compra')]
})
afterAll(() => testApp.close())

const buy = async (fields: Parameters<typeof aProduct>[2][]) => {
  emails.length = 0
  const ids: string[] = []
  for (const one of fields) ids.push((await aProduct(testApp, ana as Person, one)).id)
  const { body } = await placeOrder(testApp, (beto as Person).token, { ids, card: await aCard(testApp) })
  await testApp.app.jobs.drain()
  const to = (person: Person | undefined) => emails.find((email) => email.to === person?.email) as SentEmail
  return { order: body, toBuyer: to(beto), toSeller: to(ana) }
}

test('both parties are told by name, with the way to their conversation instead of an address', async () => {
  const { order, toBuyer, toSeller } = await buy([{ name: 'Mate de calabaza', price: 20 }])
  const room = `http://localhost:3000/chat/${order.room}`
  expect(toBuyer.text).toContain('Compraste «Mate de calabaza» a Ana Vende.')
  expect(toSeller.text).toContain('Beto Compra te compró «Mate de calabaza» y el pago está aprobado.')
  for (const { text, html } of [toBuyer, toSeller]) {
    expect(text).toContain(`escribile en su conversación: ${room}\n`)
    expect(html).toContain(`href="${room}"`)
    for (const person of [ana, beto]) expect(text + html).not.toContain(person?.email)
  }
})

test('several products are listed with prices and sum; a sentence names two and counts the others', async () => {
  const { toBuyer, order } = await buy(['Bombilla', 'Mate', 'Termo', 'Yerbera'].map((name, n) => ({ name, price: 10 + n })))
  expect(toBuyer.subject).toBe(`Compra ${order.number}: «Bombilla», «Mate» y 2 más`)
  expect(toBuyer.text).toContain(
    '- «Bombilla», $\u00a010,00 USD\n- «Mate», $\u00a011,00 USD\n- «Termo», $\u00a012,00 USD\n- «Yerbera», $\u00a013,00 USD',
  )
  expect(toBuyer.text).toContain('Total: $\u00a046,00 USD')
})

test('the picture of the product is shown where it is ours, and none of another site', async () => {
  const { id, url } = await sendPicture(testApp, ana as Person)
  const { toBuyer, toSeller } = await buy([
    { name: 'Mate con foto', imageUrl: url },
    { name: 'Mate ajeno', imageUrl: 'https://fotos.example/mate.jpg' },
    { name: 'Mate sin foto' },
  ])
  for (const { html } of [toBuyer, toSeller]) {
    expect([...html.matchAll(/<img src="([^"]*)"/g)].map(([, src]) => src)).toEqual([`http://localhost:3000/files/${id}/320.webp`])
    expect(html).not.toContain('fotos.example')
  }
})

test('the seller reads what is theirs of a resale, without the part of its reseller', async () => {
  const resale = await aResale(testApp)
  emails.length = 0
  await buyThrough(testApp, resale)
  await testApp.app.jobs.drain()
  const sumOf = (one: Person) => /\n(- «.*Total: [^\n]*)/s.exec(emails.find(({ to }) => to === one.email)?.text ?? '')?.[1]?.split('\n')
  const [, number] = / (\S+): /.exec(emails.find(({ to }) => to === resale.buyer.email)?.subject ?? '') ?? []
  const thing = expect.stringMatching(/^- «.*», \$\u00a0100,00 USD$/)
  expect(sumOf(resale.buyer)).toEqual([thing, '', `Compra: ${number}`, 'Comisión de reventa: $\u00a010,00 USD', 'Total: $\u00a0110,00 USD'])
  expect(sumOf(resale.seller)).toEqual([thing, '', `Venta: ${number}`, 'Total: $\u00a0100,00 USD'])
})

test('the price of the parcel stands between the products and their sum', async () => {
  const product = await aProduct(testApp, ana as Person, {
    name: 'Mate con envío',
    price: 20,
    delivery: { pickup: false, pickupArea: null, parcelPrice: 5, agreed: false },
  })
  emails.length = 0
  const address = { name: 'Beto', street: 'Aráoz 1', city: 'Caballito', province: 'Ciudad Autónoma de Buenos Aires', postcode: '1414' }
  const delivery = { kind: 'parcel', address: { ...address, details: '', phone: '11 5555-6666' } }
  const body = { products: [{ productId: product.id }], cardToken: await aCard(testApp), paymentMethod: 'credit', delivery }
  expect((await testApp.call('POST', '/api/v1/orders', { token: beto?.token, body })).status).toBe(201)
  await testApp.app.jobs.drain()
  const lines = emails.map(({ to, text }) => [to, text.split('\n').filter((line) => /^(- «|Envío|Total)/.test(line))])
  const sums = ['- «Mate con envío», $\u00a020,00 USD', 'Envío: $\u00a05,00 USD', 'Total: $\u00a025,00 USD']
  expect(Object.fromEntries(lines)).toEqual({ [beto?.email ?? '']: sums, [ana?.email ?? '']: sums })
})
