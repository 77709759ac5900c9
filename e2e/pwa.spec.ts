import { expect, expectFailures, test } from './lib/journey.ts'
import { ask, enterAs, join, openRoom, publish } from './lib/market.ts'
import { wholeBrowser } from './lib/whole-browser.ts'

type Page = import('@playwright/test').Page

test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser })

/** The worker controls this page, not only installed. */
const underWorker = async (page: Page) => {
  await page.goto('/acerca')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('feria-answers-') || name === 'feria-pictures')
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test('Feria can be installed: a manifest with its icons, and a start without the landing page', { tag: '@1280' }, async ({ page }) => {
  await page.goto('/login')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await page.request.get(String(href))).json()
  expect(manifest).toMatchObject({ name: 'Feria', short_name: 'Feria', start_url: '/dashboard', scope: '/', display: 'standalone' })
  expect(manifest.icons.map(({ sizes, purpose }: { sizes: string; purpose?: string }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
    ['any', undefined],
  ])
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const measured = await page.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    if (sizes !== 'any') expect(measured, src).toBe(sizes)
  }
  for (const { url } of manifest.shortcuts as { url: string }[]) expect((await page.request.get(url)).ok()).toBe(true)
})

test('pages that were read stay readable offline, and «Salir» removes them', { tag: '@390' }, async ({ page, context }) => {
  test.slow()
  const seller = await join(page, 'Olga Ruiz')
  const product = await publish(page, seller, { name: 'Radio de la ruta' })
  const buyer = await enterAs(page, 'Nico Ruta')
  const room = await openRoom(page, buyer, seller, product)
  await ask(page, seller, 'POST', '/chat', { room, content: 'Te la guardo hasta el viernes' })
  // From 1024 px on the list beside the room shows the last message too.
  const sentMessage = page.getByRole('log').getByText('Te la guardo hasta el viernes')
  await underWorker(page)
  for (const path of ['/all-products', `/products/${product.id}`, `/chat/${room}`]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  await expect(sentMessage).toBeVisible()
  await expect.poll(() => keptAnswers(page)).toContain(`/api/v1/chat/${room}/about`)

  expectFailures(page)
  await context.setOffline(true)
  await page.goto('/sin-conexion')
  await expect(page.getByRole('heading', { name: 'Qué podés leer sin conexión' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Radio de la ruta', exact: true })).toBeVisible()
  await page.getByRole('link', { name: /Olga Ruiz/ }).click()
  await expect(sentMessage).toBeVisible()
  await page.reload()
  await expect(sentMessage).toBeVisible()
  await page.goto(`/products/${product.id}`)
  await expect(page.getByRole('heading', { name: 'Radio de la ruta', level: 1 })).toBeVisible()
  await page.goto('/all-products')
  await expect(page.locator('main article').first()).toBeVisible()
  await context.setOffline(false)

  await page.goto('/dashboard')
  const leave = page.getByRole('button', { name: 'Salir' })
  const menu = page.getByRole('button', { name: 'Abrir menú' })
  await expect(leave.or(menu).first()).toBeVisible()
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('button', { name: /^(Salir|Cerrar sesión)$/ }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => keptAnswers(page)).toEqual([])
})

test('public pages and the search that a stranger read stay readable offline', { tag: '@390' }, async ({ page, context }) => {
  const seller = await join(page, 'Olga Ruiz')
  const product = await publish(page, seller, { name: 'Brújula de bolsillo' })
  await underWorker(page)
  const read = ['/explorar', `/p/brujula-de-bolsillo-${product.id}`, '/buscar?q=brujula+de+bolsillo', '/busco']
  for (const path of read) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expectFailures(page)
  await context.setOffline(true)
  await page.goto('/explorar')
  await expect(page.locator('main article').first()).toBeVisible()
  await page.goto(`/p/brujula-de-bolsillo-${product.id}`)
  await expect(page.getByRole('heading', { name: 'Brújula de bolsillo', level: 1 })).toBeVisible()
  await page.goto('/buscar?q=brujula+de+bolsillo')
  await expect(page.locator('main article').first()).toContainText('Brújula de bolsillo')
  await page.goto('/explorar?search=otra+cosa')
  await expect(page.getByRole('heading', { name: 'Qué podés leer sin conexión' })).toBeVisible()
})

test('offline, a page that was never opened leads to what can be read, and back at «Reintentar»', { tag: '@1280' }, async ({
  page,
  context,
}) => {
  await enterAs(page, 'Wanda Corte')
  await underWorker(page)
  await page.goto('/dashboard')
  await page.waitForLoadState('networkidle')
  expectFailures(page)
  await context.setOffline(true)
  const asked = (path: string) =>
    page.evaluate(
      (path) =>
        fetch(path).then(
          ({ status }) => status,
          () => 'refused',
        ),
      path,
    )
  // WebKit remembers a fetch that its worker let fail, whatever the network does later.
  expect(await asked('/assets/saldo-0.js')).toBe(503)
  expect(await asked('/files/pictures/none/640.webp')).toBe(503)
  expect(await asked('/api/v1/notifications/unheard')).toBe('refused')
  for (const path of ['/saldo', '/reports']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Qué podés leer sin conexión' })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Reintentar' }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /Saldo|Reportes/i })).toBeVisible()
    await context.setOffline(true)
  }
})

test('a newer version is offered, loads at a press and keeps typed text', { tag: '@1280' }, async ({ page }) => {
  await underWorker(page)
  await page.goto('/login')
  await page.getByLabel('Email').fill('borrador@feria.example')
  // Another script URL is another worker, like a new build.
  await page.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js?newer')))
  await expect(page.getByText('Hay una versión nueva.')).toBeVisible()
  await page.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js?newest')))
  const waiting = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.scriptURL ?? '')
  await expect.poll(waiting).toContain('newest')
  // Time for the second offer to be shown beside the first.
  await page.waitForTimeout(1000)
  await expect(page.getByText('Hay una versión nueva.'), 'the earlier offer is taken back').toHaveCount(1)
  const atWork = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)
  expect(await atWork()).not.toContain('newe')
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await loaded
  await expect(page.getByLabel('Email')).toHaveValue('borrador@feria.example')
  expect(await atWork()).toContain('newest')
})

/**
 * Stands in for the browser's push subscription, which would call a push service on the internet: it gives an endpoint and keeps it
 * until unsubscribed.
 */
const standInForPushService = (page: Page) =>
  page.addInitScript(() => {
    let given: object | null = null
    const key = (length: number) => new Uint8Array(length).fill(4).buffer
    Object.assign(PushManager.prototype, {
      getSubscription: async () => given,
      subscribe: async (options: { applicationServerKey: Uint8Array }) => {
        given = {
          endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
          options: { applicationServerKey: options.applicationServerKey.buffer },
          getKey: (name: string) => key(name === 'auth' ? 16 : 65),
          unsubscribe: async () => {
            given = null
            return true
          },
        }
        return given
      },
    })
  })

test('device notifications: requested at a press, shown with their link', { tag: '@390' }, async ({ page, context }) => {
  await standInForPushService(page)
  await context.grantPermissions(['notifications'])
  await enterAs(page, 'Paula Aviso')
  await underWorker(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Notificaciones' }).click()
  const turn = page.getByRole('switch', { name: 'Avisos en este dispositivo' })
  await expect(turn).not.toBeChecked()
  const subscribed = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/notifications/push'))
  await turn.click()
  expect((await subscribed).postDataJSON()).toMatchObject({ endpoint: expect.stringContaining('https://fcm.googleapis.com/') })
  await expect(turn).toBeChecked()

  const devtools = await context.newCDPSession(page)
  const registration = new Promise<string>((found) =>
    devtools.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations }) => registrations[0] && found(registrations[0].registrationId),
    ),
  )
  await devtools.send('ServiceWorker.enable')
  const data = JSON.stringify({ id: 'n1', title: 'Tu compra está en camino', message: 'Ya te enviaron «Mate».', route: '/history' })
  const message = { origin: new URL(page.url()).origin, registrationId: await registration, data }
  const shown = async () => {
    // The dev tools of a busy browser lose one now and then; a repeated one is shown once, by its tag.
    await devtools.send('ServiceWorker.deliverPushMessage', message)
    return page.evaluate(async () => {
      const shown = await (await navigator.serviceWorker.ready).getNotifications()
      return shown.map(({ title, body, tag, data }) => ({ title, body, tag, route: data.route }))
    })
  }
  await expect.poll(shown).toEqual([{ title: 'Tu compra está en camino', body: 'Ya te enviaron «Mate».', tag: 'n1', route: '/history' }])

  await turn.click()
  await expect(turn).not.toBeChecked()
})

test('where the browser blocks notifications, the bell explains how to allow them', { tag: '@390' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await enterAs(page, 'Dora Sin Avisos')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Notificaciones' }).click()
  await expect(page.getByText('El navegador los tiene bloqueados.')).toBeVisible()
  await expect(page.getByRole('switch')).toHaveCount(0)
})
