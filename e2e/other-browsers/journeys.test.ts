import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { newMember } from '../lib/member.ts'
import { type Page, pageOf, TIMEOUT } from './page.ts'
import { ask, join, openRoom, type Person, publish } from './people.ts'
import { startAll } from './start.ts'

const photo = fileURLToPath(new URL('../../web/public/icons/512.png', import.meta.url))
/** A card of the sandbox, by the label of each field. */
const card = [
  ['Número de la tarjeta', '4509953566233704'],
  ['Nombre como figura en la tarjeta', 'APRO'],
  ['Vencimiento', '1130'],
  ['Código de seguridad', '123'],
] as const
/** What Firefox itself says of a file that it still loads for a page that is left. */
const GIVEN_UP = /^Failed to load \S+ A ServiceWorker intercepted the request and encountered an unexpected error\.$/
/** What it says of calls and sockets that find no network; WebKit says nothing. */
const WITHOUT_NETWORK = new RegExp(
  [
    '^Failed to load .* rejected with .TypeError: NetworkError when attempting to fetch resource\\.',
    '^Firefox can.t establish a connection to the server at ws:',
    '^The connection to ws:\\S+ was interrupted',
  ].join('|'),
)

let all: Awaited<ReturnType<typeof startAll>>
let home: string
let page: Page | undefined
let planned: RegExp | undefined

beforeAll(async () => {
  all = await startAll(process.env.BROWSER)
  home = all.network.url
})
afterAll(() => all?.stop())
afterEach(async () => {
  await all.network.restore()
  const problems = page?.problems().splice(0) ?? []
  await page?.close()
  const unplanned = problems.filter((text) => !GIVEN_UP.test(text) && !planned?.test(text))
  page = undefined
  planned = undefined
  expect(unplanned).toEqual([])
})

/** The page of somebody who was never here; with a session, of a member. */
const open = async (who?: Person): Promise<Page> => {
  page = pageOf(await all.browser.open(), home)
  await page.resize(1280, 800)
  if (!who) return page
  await page.goto('/favicon.svg')
  await page.run(
    (token, user) => {
      localStorage.setItem('token', token)
      localStorage.setItem('user', user)
    },
    who.token,
    JSON.stringify(who.user),
  )
  return page
}

test('a visitor browses, registers, signs in and publishes a product with photos', async () => {
  const page = await open()
  const ana = newMember('Ana')
  await page.goto('/')
  await page.fits()
  await page.goto('/register')
  await page.shows('heading', 'REGÍSTRATE')
  await page.fits()
  await page.fill('Nombre', ana.name)
  await page.fill('Email', ana.email)
  await page.fill('Contraseña', ana.password)
  await page.fill('Confirmar Contraseña', ana.password)
  await page.click('button', 'Registrarse')
  await page.at('/login')
  await page.fill('Email', ana.email)
  await page.fill('Contraseña', ana.password)
  await page.click('button', 'Iniciar Sesión')
  await page.at('/dashboard')

  // At once, while the page still loads what may come next: giving that up must not call the member back.
  await page.goto('/new-product')
  await page.shows('heading', 'What do you offer')
  await page.fits()
  await page.fill('Nombre', 'Lámpara náutica')
  await page.choose('Categoría', 'Hogar y Jardín')
  await page.choose('Condición', 'Como nuevo')
  await page.fill('Ubicación', 'Caballito, CABA')
  await page.fill('Descripción', 'Bronce, cable de tela')
  await page.fill('Precio', 'US$ 1.234,50')
  await page.attach([photo])
  await page.shows('img', 'Foto 1 de 1')
  await page.click('button', 'Publicar producto')
  await page.at('/seller-dashboard')
  await page.fits()
  await page.click('link', 'Lámpara náutica')
  await page.shows('heading', 'Lámpara náutica')
  await page.shows('img', 'Foto 1 de 1')
  const photoWidth = () => document.querySelector<HTMLImageElement>('main img')?.naturalWidth
  await vi.waitFor(async () => expect(await page.run(photoWidth)).toBeGreaterThan(0), TIMEOUT)
  await page.fits()
})

test('a member finds a product, adds it to the favourites and buys it with a card', async () => {
  const seller = await join(home, 'Vito')
  const { id } = await publish(home, seller, { name: 'Trompo de quebracho', price: 1234.5, stock: 1 })
  const buyer = await join(home, 'Beto')
  const page = await open(buyer)
  await page.goto('/dashboard')
  await page.shows('heading', '¿Qué deseas hacer hoy?')
  await page.fits()
  await page.goto('/all-products')
  await page.fill('Buscar productos', 'trompo')
  await page.see('1 resultado')
  await page.fits()
  await page.click('button', 'Agregar a favoritos')
  await page.shows('button', 'Quitar de favoritos')
  await page.click('link', 'Trompo de quebracho')
  await page.at(`/products/${id}`)
  await page.see('$ 1.234,50')
  await page.fits()
  await page.click('link', 'Comprar ahora')
  await page.at('/payment')
  await page.fits()
  await page.press('Tarjeta de crédito')
  await page.click('button', 'Continuar')
  for (const [label, value] of card) {
    await page.fill(label, value)
    await page.click('button', 'Siguiente')
  }
  await page.fits()
  await page.click('button', 'Confirmar compra')
  await page.see('Compra realizada con éxito')
  const orders = await ask<{ status: string }[]>(home, buyer, 'GET', '/orders')
  expect(orders.map(({ status }) => status)).toEqual(['pendiente'])
})

test('two members chat live, and a message written offline arrives later', async () => {
  const [buyer, seller] = [await join(home, 'Bruno Paz'), await join(home, 'Sonia Ríos')]
  const { id } = await publish(home, seller, { name: 'Bicicleta plegable' })
  const room = await openRoom(home, buyer, seller, id)
  const untilReceived = (text: string) =>
    vi.waitFor(async () => {
      const messages = await ask<{ content: string }[]>(home, seller, 'GET', `/chat/${room}/messages`)
      expect(messages.map(({ content }) => content)).toContain(text)
    }, TIMEOUT)
  const page = await open(buyer)
  const write = async (text: string) => {
    await page.fill('Mensaje', text)
    await page.click('button', 'Enviar')
  }
  await page.goto(`/chat/${room}`)
  await page.shows('heading', 'Sonia Ríos')
  await write('¿Sigue a la venta?')
  await untilReceived('¿Sigue a la venta?')
  await ask(home, seller, 'POST', '/chat', { room, content: 'Sí, está impecable' })
  await page.see('Sí, está impecable')
  await page.fits()

  planned = WITHOUT_NETWORK
  await all.network.cut()
  await write('¿Me la guardás?')
  await page.shows('button', 'Error - Reintentar')
  await all.network.restore()
  await untilReceived('¿Me la guardás?')
  await page.gone('Error - Reintentar')
})

test('a visitor swipes the samples by hand', async () => {
  const page = await open()
  await page.goto('/match')
  await page.shows('heading', 'Hornero 1.4 hatch')
  await page.fits()
  await page.resize(390, 800)
  await page.swipe('article', 180)
  await page.shows('heading', 'Calandria sedán')
  await page.swipe('article', -100)
  await page.shows('heading', 'Ñandú pick-up 4x4')
})

test('pages that were read stay readable offline, and the market recovers afterwards', async () => {
  const [buyer, seller] = [await join(home, 'Nico Ruta'), await join(home, 'Olga Ruiz')]
  const { id } = await publish(home, seller, { name: 'Radio de la ruta' })
  const room = await openRoom(home, buyer, seller, id)
  await ask(home, seller, 'POST', '/chat', { room, content: 'Te la guardo hasta el viernes' })
  const page = await open(buyer)
  await page.goto('/acerca')
  const isUnderWorker = () => navigator.serviceWorker.controller !== null
  await vi.waitFor(async () => expect(await page.run(isUnderWorker)).toBe(true), TIMEOUT)
  const kept = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('feria-answers-'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  }
  /** Stays on a page until the worker has kept it. */
  const read = async (path: string, answer: string, text: string) => {
    await page.goto(path)
    await page.see(text)
    await vi.waitFor(async () => expect(await page.run(kept)).toContain(`/api/v1/${answer}`), TIMEOUT)
  }
  await read('/all-products', 'products/by-category', 'Radio de la ruta')
  await read(`/products/${id}`, `products/${id}`, 'Radio de la ruta')
  await read(`/chat/${room}`, `chat/${room}/messages`, 'Te la guardo hasta el viernes')

  planned = WITHOUT_NETWORK
  await all.network.cut()
  await page.goto('/sin-conexion')
  await page.shows('heading', 'Qué podés leer sin conexión')
  await page.fits()
  await page.click('link', 'Radio de la ruta')
  await page.shows('heading', 'Radio de la ruta')
  await page.goto(`/chat/${room}`)
  await page.see('Te la guardo hasta el viernes')
  await all.network.restore()
  await publish(home, seller, { name: 'Brújula de la ruta' })
  await page.goto('/all-products')
  await page.shows('link', 'Brújula de la ruta')
})
