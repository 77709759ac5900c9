import type { Answer, api, Request } from '@feria/contract'
import { VISA } from './card.ts'
import { expect, expectFailures, type Member, newMember } from './journey.ts'
import { anyProduct } from './product.ts'

type Page = import('@playwright/test').Page
type Fields = Request<typeof api.catalogue.publish>['body']
export type Product = Answer<typeof api.catalogue.publish>
type Order = Answer<typeof api.orders.place>
export type Session = Answer<typeof api.accounts.register>

/** A member of this test with the session from the server. */
export type Joined = Session & { member: Member }

/** A word that no other product, test or run has. */
export const newWord = (): string => Array.from({ length: 12 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')
/** A word that no product of any journey has, nor any similar word or prefix. */
export const NOWHERE = 'ññwwññww'

/** The response to a call; anything but a success fails the test. */
export const ask = async <T>(page: Page, joined: Session, method: string, path: string, data?: unknown): Promise<T> => {
  const answer = await page.request.fetch(`/api/v1${path}`, { method, data, headers: { authorization: `Bearer ${joined.token}` } })
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return (await answer.json()) as T
}

/** Registers a new member without the UI, for journeys about something else. */
export const join = async (page: Page, name: string): Promise<Joined> => {
  const member = newMember(name)
  const answer = await page.request.post('/api/v1/auth/register', { data: member })
  expect(answer.status()).toBe(201)
  return { ...((await answer.json()) as Session), member }
}

/** Stores a session as the login does. */
export const takeSession = async (page: Page, session: Session): Promise<void> => {
  await page.goto('/favicon.svg')
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('token', token)
    localStorage.setItem('user', JSON.stringify(user))
  }, session)
}

/** Registers a new member and takes the session. */
export const enterAs = async (page: Page, name: string): Promise<Joined> => {
  const joined = await join(page, name)
  await takeSession(page, joined)
  return joined
}

/** A session of the demo market's admin, without the UI. */
export const adminSession = async (page: Page): Promise<Session> => {
  const answer = await page.request.post('/api/v1/auth/login', { data: { email: 'admin@feria.example', password: 'feria-demo-2026' } })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as Session
}

/** Signs in as that admin. */
export const enterAsAdmin = async (page: Page): Promise<Session> => {
  const session = await adminSession(page)
  await takeSession(page, session)
  return session
}

/** Publishes a product of a member. */
export const publish = (page: Page, joined: Joined, fields: Partial<Fields> & { name: string }): Promise<Product> =>
  ask(page, joined, 'POST', '/products', { ...anyProduct, ...fields })

/** The room of a request that the seller accepted, made without the UI. */
export const openRoom = async (page: Page, buyer: Session, seller: Session, { id: productId }: Pick<Product, 'id'>, message?: string) => {
  const { id } = await ask<{ id: string }>(page, buyer, 'POST', '/chat-requests', { productId, message })
  return (await ask<{ room: string }>(page, seller, 'PUT', `/chat-requests/${id}/status`, { status: 'accepted' })).room
}

/** Buys one unit of a product with a card that pays, without the UI. */
export const buy = async (page: Page, buyer: Session, { id }: Pick<Product, 'id'>, delivery?: object): Promise<Order> => {
  const card = { number: VISA, name: 'APRO', expiry: '11/30', cvc: '123' }
  const token = (await (await page.request.post('/sandbox/card-tokens', { data: card })).json()) as { id: string }
  return ask(page, buyer, 'POST', '/orders', { products: [{ productId: id }], cardToken: token.id, paymentMethod: 'credit', delivery })
}

/** The path of a page on its own site. */
export const pathOf = (address: string | null): string => {
  const { pathname, search } = new URL(address ?? '')
  return pathname + search
}

/** Makes calls to an address fail without a message, with 500 by default. Returns a function that restores the server. */
export const breakCalls = async (page: Page, path: RegExp, { methods = ['GET'], status = 500 } = {}): Promise<() => Promise<void>> => {
  expectFailures(page)
  await page.route(path, (route) =>
    methods.includes(route.request().method()) ? route.fulfill({ status, contentType: 'application/json', body: '{}' }) : route.fallback(),
  )
  return () => page.unroute(path)
}

/** Delays calls to an address. Returns a function that lets them through, from then on at once. */
export const holdCalls = async (page: Page, path: RegExp): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

/** Milliseconds from when a text first appears on the page until it is gone. Call it before it appears. */
export const timeOnScreen = (page: Page, text: string): Promise<number> => {
  const measured = page.evaluate(
    (text) =>
      new Promise<number>((done) => {
        let since: number | undefined
        const look = setInterval(() => {
          const isThere = document.body.textContent?.includes(text)
          if (isThere) since ??= performance.now()
          if (isThere || since === undefined) return
          clearInterval(look)
          done(performance.now() - since)
        }, 10)
      }),
    text,
  )
  // A test that fails before it awaits the time must report its own failure, not this one.
  measured.catch(() => undefined)
  return measured
}

/** Fails unless about this many milliseconds passed: a slow machine renders slightly late, and ends later still. */
export const expectAbout = (wanted: number, ms: number): void => {
  expect(ms).toBeGreaterThan(wanted - 400)
  expect(ms).toBeLessThan(wanted + 1500)
}

/** The catalogue's count: of the whole list, `21 resultados` contains `1 resultado` too. */
export const expectResults = (page: Page, text: string): Promise<void> =>
  expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${text}`) }),
  ).toBeVisible()

/** True if the test's window is a desktop's. */
export const isDesktop = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 1024

/** Returns the bodies of the page's calls of a method to an address, collected as they are sent. */
export const sentBodies = (page: Page, method: string, path: RegExp): Record<string, unknown>[] => {
  const bodies: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) bodies.push(request.postDataJSON())
  })
  return bodies
}

/** A stall of five products found by one word: plenty, few and last ones, one out of stock and one sold. */
export const aStall = async (page: Page): Promise<{ seller: Joined; word: string; sold: Product }> => {
  const seller = await join(page, 'Vera')
  const word = newWord()
  await publish(page, seller, { name: `Aro ${word}`, categoryId: 1, stock: 9, price: 1234.5, condition: 'Nuevo' })
  await publish(page, seller, { name: `Bola ${word}`, categoryId: 1, stock: 3, price: 20, imageUrl: '/images/comprar.svg' })
  await publish(page, seller, { name: `Cinta ${word}`, categoryId: null, stock: 1, price: 30 })
  await publish(page, seller, { name: `Dado ${word}`, categoryId: 3, stock: 0, price: 40 })
  const sold = await publish(page, seller, { name: `Eje ${word}`, categoryId: 3, price: 50 })
  await ask(page, seller, 'PUT', `/products/${sold.id}`, { sold: true })
  return { seller, word, sold }
}

/** An item of a back office list that may be on a later page. */
export const scrolledTo = async (page: Page, text: string) => {
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: text }).first()
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(item).toBeVisible({ timeout: 500 })
  }).toPass()
  return item
}

/** Sends the sheet that «Contactar vendedor» opened, with a first message or without. */
export const sendContact = async (page: Page, message = ''): Promise<void> => {
  const sheet = page.getByRole('dialog')
  if (message) await sheet.getByLabel('Tu mensaje (opcional)').fill(message)
  await sheet.getByRole('button', { name: 'Enviar solicitud' }).click()
}

/** «Marcar como enviada» on the page of a sale, until the server has answered: the steps of an order name «Enviada» from the start. */
export const markSent = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: 'Marcar como enviada' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Marcar como enviada' }).click()
  await expect(page.getByText('Listo: la venta figura como enviada.')).toBeVisible()
}

/** «Ya lo recibí» on the page of a purchase, confirmed, until the server has answered. */
export const confirmReceipt = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: 'Ya lo recibí' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya lo recibí' }).click()
  await expect(page.getByRole('main').getByText('Listo: la compra está completada.')).toBeVisible()
}
