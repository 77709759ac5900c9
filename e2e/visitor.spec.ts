import type { Locator } from '@playwright/test'
import { expect, expectAccessible, logIn, newMember, register, test } from './lib/journey.ts'

test.describe('accounts', () => {
  test('[ACC-02, ACC-09] login: heading, fields, links, and «Credenciales incorrectas»', async ({ page }) => {
    await page.goto('/login')
    await expect(page).toHaveTitle(/Iniciar sesión/)
    await expect(page.getByRole('heading', { name: 'BIENVENIDO' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Olvidé mi contraseña' })).toHaveAttribute('href', '/forgot-password')
    await expect(page.locator('main a[href="/register"]').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Email').fill('nadie@feria.example')
    await page.getByLabel('Contraseña', { exact: true }).fill('no es esta')
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
    await expect(page.getByText('Credenciales incorrectas')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('nadie@feria.example')
  })

  test('[ACC-03] login sends nothing while a field is empty', async ({ page }) => {
    await page.goto('/login')
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url())
    })
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
    await expect(page.getByText('Ingresá tu email.')).toBeVisible()
    expect(calls).toEqual([])
  })

  test('[ACC-10, ACC-11, ACC-12] register: fields, and passwords that differ send nothing', async ({ page }) => {
    await page.goto('/register')
    await expect(page.getByRole('heading', { name: 'REGÍSTRATE' })).toBeVisible()
    await expectAccessible(page)
    let calls = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls++
    })
    await page.getByRole('button', { name: 'Registrarse' }).click()
    await expect(page.getByText('Ingresá tu nombre.')).toBeVisible()
    await page.getByLabel('Nombre').fill('Ana')
    await page.getByLabel('Email').fill('ana@feria.example')
    await page.getByLabel('Contraseña', { exact: true }).fill('mate amargo 42')
    await page.getByLabel('Confirmar Contraseña').fill('mate amargo 43')
    await page.getByRole('button', { name: 'Registrarse' }).click()
    await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible()
    expect(calls).toBe(0)
  })

  test('[ACC-07, ACC-08, ACC-15, ACC-16, ACC-57, ACC-58, LIM-07] register, sign in, reload, sign out', { tag: '@390' }, async ({
    page,
  }) => {
    const ana = newMember('Ana')
    await register(page, ana)
    await logIn(page, ana)
    const kept = await page.evaluate(() => ({
      token: localStorage.getItem('token'),
      user: JSON.parse(localStorage.getItem('user') ?? '{}'),
    }))
    expect(kept.token?.length).toBeGreaterThan(20)
    expect(kept.user).toMatchObject({ name: 'Ana', email: ana.email, role: 'user' })
    await page.evaluate(() => localStorage.setItem('recentSearches', '["mesa"]'))
    await page.reload()
    if ((page.viewportSize()?.width ?? 0) < 1024) await page.getByRole('button', { name: /menú/i }).click()
    await page.getByRole('button', { name: /^(Salir|Cerrar sesión)$/ }).click()
    await page.waitForURL('**/login')
    expect(await page.evaluate(() => ['token', 'user', 'recentSearches'].map((key) => localStorage.getItem(key)))).toEqual([
      null,
      null,
      null,
    ])
    await page.goto('/register')
    await page.getByLabel('Nombre').fill('Otra')
    await page.getByLabel('Email').fill(ana.email)
    await page.getByLabel('Contraseña', { exact: true }).fill('mate amargo 42')
    await page.getByLabel('Confirmar Contraseña').fill('mate amargo 42')
    await page.getByRole('button', { name: 'Registrarse' }).click()
    await expect(page.getByText('Ya hay una cuenta con ese email.').first()).toBeVisible()
  })

  test('[ACC-18, ACC-19, ACC-20, ACC-21, ACC-22] the profile chooser', async ({ page }) => {
    await page.goto('/Register-step1')
    await expect(page.getByText('Paso 1 de 2')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await expect(page).toHaveURL(/Register-step1/)
    await page.getByRole('radio', { name: /Empresa/ }).check({ force: true })
    await page.getByRole('radio', { name: /Individuo/ }).check({ force: true })
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await expect(page).toHaveURL(/\/register$/)
  })

  test('[ACC-46, ACC-49, ACC-50, ACC-51] a forgotten password', async ({ page }) => {
    await page.goto('/forgot-password')
    await expectAccessible(page)
    await page.getByLabel('Email').fill('nadie@feria.example')
    await page.getByRole('button', { name: 'Enviar enlace' }).click()
    await expect(page.getByText('Correo enviado. Revisa tu bandeja de entrada.')).toBeVisible()
    await page.goto('/reset-password/inventado')
    await expectAccessible(page)
    await page
      .getByLabel(/contraseña/i)
      .first()
      .fill('una clave larga')
    await page
      .getByRole('button', { name: /contraseña|restablecer|guardar/i })
      .last()
      .click()
    await expect(page.getByText('El enlace ya no es válido. Pedí uno nuevo.')).toBeVisible()
    await page
      .getByRole('link', { name: /iniciar sesión/i })
      .first()
      .click()
    await expect(page).toHaveURL(/\/login$/)
  })
})

test.describe('the shell', () => {
  test('[NAV-07, NAV-10, NAV-11, NAV-12, NAV-13, NAV-14] the choice screen', async ({ page }) => {
    const width = page.viewportSize()?.width ?? 0
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: '¿Qué deseas hacer hoy?' })).toBeVisible()
    await expectAccessible(page)
    const [sell, buy] = width >= 1024 ? [/Quiero Vender/, /Quiero Comprar/] : ['Quiero realizar una Venta', 'Quiero realizar una Compra']
    const links = await Promise.all([sell, buy].map((name) => page.getByRole('link', { name }).getAttribute('href')))
    expect(links).toEqual([width >= 768 ? '/seller-dashboard' : '/seller-mobile', '/buyer-dashboard'])
  })

  test('[ACC-56] a protected route sends to login and comes back', async ({ page }) => {
    const ana = newMember('Ana')
    await register(page, ana)
    await page.goto('/history')
    await page.waitForURL('**/login')
    await page.getByLabel('Email').fill(ana.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(ana.password)
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
    await page.waitForURL('**/history')
  })

  test('[NAV-15, NAV-16, NAV-17, NAV-18, NAV-19, NAV-20, NAV-21, NAV-22, NAV-23, NAV-24, NAV-25, LIM-01] the navigation at its width', async ({
    page,
  }) => {
    const ana = newMember('Ana Clara Fernández de la Fuente')
    await register(page, ana)
    await logIn(page, ana)
    const entriesIn = (place: Locator) =>
      place.getByRole('link').evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute('href')}`))
    const match = 'MATCH /match'
    const bar = [
      'Inicio /dashboard',
      'Productos /all-products',
      'Solicitudes /requests',
      'Mensajes /chats',
      'Perfil /profile',
      'Favoritos /favorites',
      'Historial /history',
      'Revendedor /reseller/profile',
    ]
    const more = [
      'Historial /historial',
      'Reportes /reports',
      'Mi saldo /saldo',
      'Contactos /contacts',
      'Enlaces de Reventa /reseller/links',
      'Mis Transacciones /reseller/transactions',
    ]
    if ((page.viewportSize()?.width ?? 0) >= 1024) {
      const nav = page.getByRole('navigation', { name: 'Principal' })
      await expect(page.getByRole('banner').getByRole('link', { name: 'Feria, inicio' })).toHaveAttribute('href', '/dashboard')
      await expect(page.getByRole('banner').getByRole('button', { name: 'Salir' })).toBeVisible()
      expect(await entriesIn(nav)).toEqual([match, ...bar])
      await nav.getByRole('button', { name: 'Más' }).click()
      await expect.poll(() => entriesIn(nav)).toEqual([match, ...bar, ...more])
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      expect(await entriesIn(nav)).toEqual([match, ...bar])
      await expect(nav.getByRole('link', { name: 'Inicio', exact: true })).toHaveAttribute('aria-current', 'page')
      await nav.getByRole('link', { name: 'Perfil' }).click()
      await expect(page).toHaveURL(/\/profile$/)
      await expect(nav.getByRole('link', { name: 'Perfil' })).toHaveAttribute('aria-current', 'page')
      // Everything stands in one row without a scroll where the bar is narrowest.
      await page.setViewportSize({ width: 1024, height: 800 })
      await expectAccessible(page)
      const tops = await nav.getByRole('link').evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)))
      expect(new Set(tops).size).toBe(1)
      const exit = await page.getByRole('banner').getByRole('button', { name: 'Salir' }).boundingBox()
      expect((exit?.x ?? 0) + (exit?.width ?? 0)).toBeLessThanOrEqual(1024)
      return
    }
    const open = () => page.getByRole('button', { name: /menú/i }).click()
    const drawer = page.getByRole('dialog')
    await open()
    await expect(drawer.getByRole('link', { name: 'Historial' }).first()).toBeVisible()
    expect(await entriesIn(drawer)).toEqual([match, ...bar, ...more])
    await expect(drawer.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Inicio', exact: true })).toHaveAttribute('aria-current', 'page')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await open()
    await drawer.getByRole('link', { name: 'Favoritos' }).click()
    await expect(page).toHaveURL(/\/favorites$/)
    await expect(drawer).toBeHidden()
    await open()
    await page.setViewportSize({ width: 1100, height: 800 })
    await expect(drawer).toBeHidden()
  })

  test('an address that does not exist says so in Spanish', async ({ page }) => {
    await page.goto('/no-existe')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
})
