import { expect, expectAccessible, expectFailures, logIn, test } from './lib/journey.ts'

const hrefs = (page: import('@playwright/test').Page, name: string) =>
  page.getByRole('link', { name, exact: true }).evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test.describe('the landing page', () => {
  test('sections, tagline and links into the app', async ({ page }) => {
    await test.step('[NAV-01] the page is in the Spanish of Argentina', async () => {
      const answer = await page.goto('/')
      expect(answer?.headers()['content-type']).toContain('text/html')
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-AR')
    })
    await test.step('[NAV-02] its heading is the tagline', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Compra y venta a través de IA' })).toBeVisible()
    })
    await test.step('[NAV-03] services, about, testimonials and contact, each with its link', async () => {
      for (const [name, id] of [
        ['Servicios', 'servicios'],
        ['Acerca', 'acerca'],
        ['Testimonios', 'testimonios'],
        ['Contacto', 'contacto'],
      ] as const) {
        const link = page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name })
        await expect(link).toHaveAttribute('href', `#${id}`)
        await link.click()
        await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeInViewport()
      }
    })
    await test.step('[NAV-05] «Ir a App» and «Ir a la APP» open the login', async () => {
      expect(await hrefs(page, 'Ir a App')).toEqual(['/login'])
      expect(await hrefs(page, 'Ir a la APP')).toEqual(['/login', '/login'])
    })
    await expectAccessible(page)
    for (const path of ['/onboarding', '/acerca', '/product-ranking', '/register', '/arrepentimiento', '/privacy-policy']) {
      await expect(page.locator(`a[href="${path}"]`).first()).toBeVisible()
    }
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Botón de arrepentimiento' })).toBeVisible()
    await page.getByRole('link', { name: 'Ir a App' }).click()
    await expect(page.getByRole('heading', { name: 'BIENVENIDO' })).toBeVisible()
  })

  test('[NAV-04] the contact form sends nothing and says so', { tag: '@390' }, async ({ page }) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.getByLabel('Nombre').fill('Ana')
    await page.getByLabel('Email').fill('ana@feria.example')
    await page.getByLabel('Mensaje').fill('Hola')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByRole('status')).toContainText('no se envió')
    await expect(page.getByLabel('Mensaje')).toHaveValue('Hola')
    expect(requests.filter((url) => !url.includes('/images/'))).toEqual([])
    expect(new URL(page.url()).pathname).toBe('/')
    await expectAccessible(page)
  })

  test('[NAV-28] title, description, address and picture for search and sharing', { tag: '@1280' }, async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('Feria · Compra y venta a través de IA')
    const content = (selector: string) => page.locator(selector).getAttribute('content')
    expect(await content('meta[name="description"]')).toContain('Feria')
    const picture = (await content('meta[property="og:image"]')) ?? ''
    expect(picture).toMatch(/^https?:\/\//)
    expect((await page.request.get(new URL(picture).pathname)).headers()['content-type']).toBe('image/jpeg')
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/^https?:\/\/[^/]+\/$/)
    expect(await page.content()).not.toContain('{{')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('[NAV-04] it shows the same, and the form sends nothing', { tag: '@390' }, async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByLabel('Nombre').fill('Ana')
      await page.getByLabel('Email').fill('ana@feria.example')
      await page.getByLabel('Mensaje').fill('Hola')
      await page.getByRole('button', { name: 'Enviar' }).click()
      await expect(page).toHaveURL(/\/$/)
    })
  })
})

test.describe('related pages', () => {
  test('[NAV-29] /acerca: its logo opens the login', { tag: '@390' }, async ({ page }) => {
    await page.goto('/acerca')
    await expect(page.locator('main')).toContainText('inteligencia artificial')
    await expectAccessible(page)
    await page
      .locator('main')
      .getByRole('link', { name: /Feria, iniciar sesión/ })
      .click()
    await expect(page).toHaveURL(/\/login$/)
  })

  test('[NAV-31] /coming-soon fills the screen', async ({ page }) => {
    await page.goto('/coming-soon')
    const heading = page.getByRole('heading', { level: 1, name: 'COMING SOON' })
    await expect(heading).toBeVisible()
    const box = await heading.locator('..').boundingBox()
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    expect(box?.width).toBe(width)
    expect(box?.height).toBeGreaterThanOrEqual(height)
    expect(await heading.locator('..').evaluate((screen) => getComputedStyle(screen).backgroundImage)).toContain('feria.svg')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Ir al inicio' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('[ACC-25] /onboarding: three steps by button, key and swipe, then the choice of account', async ({ page }) => {
    await page.goto('/onboarding')
    await expectAccessible(page)
    const step = (number: number) => expect(page.getByText(`Paso ${number} de 3`)).toBeAttached()
    await step(1)
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await step(2)
    await page.getByRole('list').filter({ hasText: 'Publicá en minutos' }).focus()
    await page.keyboard.press('ArrowLeft')
    await step(1)
    await page.keyboard.press('ArrowRight')
    await step(2)
    const track = page.getByRole('list').filter({ hasText: 'Publicá en minutos' })
    // A swipe released most of the way snaps to the next step; the last move must have come to rest before.
    await expect.poll(() => track.evaluate((list) => list.scrollLeft / list.clientWidth)).toBe(1)
    await track.evaluate((list) => list.scrollBy({ left: list.clientWidth * 0.8, behavior: 'instant' }))
    await step(3)
    await page.getByRole('link', { name: 'Crear mi cuenta' }).click()
    await expect(page).toHaveURL(/\/Register-step1$/)
  })

  test('[NAV-27] the footer of the app: name, year, tagline and links, also signed out', async ({ page }) => {
    await page.goto('/login')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Feria`)
    await expect(footer).toContainText('Compra y venta a través de IA')
    for (const [name, path] of [
      ['Ayuda', '/ayuda'],
      ['Privacidad', '/privacy-policy'],
      ['Términos', '/terminos'],
      ['Acerca', '/acerca'],
      ['Transparencia', '/transparencia'],
      ['Botón de baja', '/personal-info#premium'],
      ['Botón de arrepentimiento', '/arrepentimiento'],
    ] as const) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', path)
    }
  })

  test('an unknown address offers a link home', { tag: '@390' }, async ({ page }) => {
    await page.goto('/no-existe/nada')
    await expect(page).toHaveTitle(/Página no encontrada/)
    await page.locator('main').getByRole('link', { name: 'Ir al inicio' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('[FAV-06] Feria opens and shows the favourites', { tag: '@390' }, async ({ page, context }) => {
    await logIn(page, { name: 'Tomás', email: 'tomas@feria.example', password: 'feria-demo-2026' })
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto('/all-products')
    const heart = page
      .locator('main')
      .getByRole('button', { name: /agregar.*favoritos/i })
      .first()
    // Loading another page would abort the running call.
    const kept = page.waitForResponse((answer) => answer.url().includes('/favorites/') && answer.request().method() === 'PUT')
    await heart.click()
    await kept
    await page.goto('/favorites')
    const titles = page.locator('main li h3, main li a[href^="/products/"]')
    await expect(titles.first()).toBeVisible()
    const before = await titles.allTextContents()
    await page.waitForLoadState('networkidle')
    expectFailures(page)
    await context.setOffline(true)
    await page.reload()
    await expect(titles.first()).toBeVisible()
    expect(await titles.allTextContents()).toEqual(before)
    await expect
      .poll(() =>
        page
          .locator('main li img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0)
    await page.goto('/')
    await expect(page).toHaveURL(/\/dashboard$/)
    await context.setOffline(false)
    const cached = await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => !name.startsWith('feria-answers-'))
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(cached.filter((path) => /^\/(api|sandbox|health)/.test(path))).toEqual([])
  })
})
