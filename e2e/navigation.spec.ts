import type { Locator } from '@playwright/test'
import { expect, expectAccessible, logIn, newMember, register, test } from './lib/journey.ts'

test('the navigation at each width', async ({ page }) => {
  const ana = newMember('Ana Clara Fernández de la Fuente')
  await register(page, ana)
  await logIn(page, ana)
  const entriesIn = (place: Locator) =>
    place.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const copy = link.cloneNode(true) as Element
        for (const line of copy.querySelectorAll('small')) line.remove()
        return `${copy.textContent} ${link.getAttribute('href')}`
      }),
    )
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
    await test.step('[NAV-16] the bar has its links', async () => {
      await test.step('[NAV-15] the bar has the logo, and «MATCH» by itself', async () => {
        await expect(page.getByRole('banner').getByRole('link', { name: 'Feria, inicio' })).toHaveAttribute('href', '/dashboard')
        await expect(nav.getByRole('link', { name: 'MATCH' })).toHaveAttribute('href', '/match')
        await test.step('[NAV-17] the bar has the bell and «Salir»', async () => {
          await expect(page.getByRole('banner').getByRole('button', { name: 'Salir' })).toBeVisible()
          await expect(page.getByRole('banner').getByRole('button', { name: /^Notificaciones/ })).toBeVisible()
        })
      })
      expect(await entriesIn(nav)).toEqual([match, ...bar])
      await nav.getByRole('button', { name: 'Más' }).click()
      await expect.poll(() => entriesIn(nav)).toEqual([match, ...bar, ...more])
    })
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    expect(await entriesIn(nav)).toEqual([match, ...bar])
    await test.step('[NAV-25] the link of the current page is marked', async () => {
      await expect(nav.getByRole('link', { name: 'Inicio', exact: true })).toHaveAttribute('aria-current', 'page')
      await nav.getByRole('link', { name: 'Perfil' }).click()
      await expect(page).toHaveURL(/\/profile$/)
      await expect(nav.getByRole('link', { name: 'Perfil' })).toHaveAttribute('aria-current', 'page')
    })
    // Everything fits in one row without scrolling where the bar is narrowest.
    await page.setViewportSize({ width: 1024, height: 800 })
    await expectAccessible(page)
    const middles = await nav.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const { top, height } = link.getBoundingClientRect()
        return Math.round(top + height / 2)
      }),
    )
    expect(new Set(middles).size).toBe(1)
    const exit = await page.getByRole('banner').getByRole('button', { name: 'Salir' }).boundingBox()
    expect((exit?.x ?? 0) + (exit?.width ?? 0)).toBeLessThanOrEqual(1024)
    return
  }
  const open = () => page.getByRole('button', { name: /menú/i }).click()
  const drawer = page.getByRole('dialog')
  await test.step('[NAV-18] below 1024 px a button opens a drawer', async () => {
    await open()
    await expect(drawer.getByRole('link', { name: 'Historial' }).first()).toBeVisible()
  })
  await test.step('[NAV-20] the drawer has the links of the bar and its own', async () => {
    expect((await entriesIn(drawer)).toSorted()).toEqual([match, ...bar, ...more, 'Ayuda /ayuda'].toSorted())
    for (const group of ['Comprar', 'Vender', 'Revender', 'Mi cuenta']) {
      await expect(drawer.getByRole('heading', { name: group, exact: true })).toBeVisible()
    }
  })
  await test.step('[NAV-22] the drawer shows notifications and «Cerrar sesión»', async () => {
    await expect(drawer.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()
    await expect(drawer.getByRole('button', { name: /^Notificaciones/ })).toBeVisible()
  })
  await expect(drawer.getByRole('link', { name: 'Inicio', exact: true })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  await test.step('[NAV-19] the drawer closes by key, overlay, button, another page and at 1024 px', async () => {
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await open()
    await drawer.getByRole('button', { name: 'Cerrar', exact: true }).click()
    await expect(drawer).toBeHidden()
    await open()
    await page.mouse.click(5, 400)
    await expect(drawer).toBeHidden()
    await open()
    await drawer.getByRole('link', { name: 'Favoritos' }).click()
    await expect(page).toHaveURL(/\/favorites$/)
    await expect(drawer).toBeHidden()
    await open()
    await page.setViewportSize({ width: 1100, height: 800 })
    await expect(drawer).toBeHidden()
  })
})
