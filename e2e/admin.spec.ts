import { expect, expectAccessible, test } from './lib/journey.ts'
import { ask, enterAs, enterAsAdmin, join, newWord, publish } from './lib/market.ts'
import { guard } from './lib/second-factor.ts'

test.describe('the back office', () => {
  test('categories are created, found, renamed and deleted', { tag: '@1280' }, async ({ page }) => {
    await enterAsAdmin(page)
    await page.goto('/admin-dashboard')
    await test.step('[ADM-01] the five stated sections', async () => {
      for (const name of ['Crear Categoría', 'Buscar Categoría', 'Categorías', 'User Management', 'Manage Products Visibility']) {
        await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible()
      }
    })
    await expect(page.getByRole('listitem').filter({ hasText: 'Electrónicos' }).first()).toBeVisible()
    await expectAccessible(page)
    await test.step('[ADM-04] a category needs a name', async () => {
      await page.getByRole('button', { name: 'Crear', exact: true }).click()
      await expect(page.getByText('Escribí el nombre de la categoría.')).toBeVisible()
    })
    const name = `Ñandú ${newWord()}`
    await page.getByLabel('Nombre de la categoría').fill(name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: `Editar ${name}` })).toBeVisible()
    await test.step('[LIM-05] a notice is 320 px wide', async () => {
      const toast = page.getByRole('status').filter({ hasText: `Se creó «${name}».` })
      await expect(toast).toBeVisible()
      await expect.poll(async () => (await toast.boundingBox())?.width).toBe(320)
    })
    await page.getByLabel('Nombre de la categoría').fill(name.toUpperCase().replace('Ú', 'U'))
    await page.getByRole('button', { name: 'Crear', exact: true }).click()
    await expect(page.getByText('Ya hay una categoría con ese nombre.')).toBeVisible()

    await test.step('[ADM-05] «Buscar Categoría» filters by part of the name, ignoring case', async () => {
      await page.getByLabel('Filtrar por nombre').fill(name.slice(1).toUpperCase())
      await expect(page.getByRole('button', { name: /^Editar / })).toHaveCount(1)
    })
    await test.step('[ADM-06] a category is edited inline, cancelled, saved and deleted', async () => {
      await page.getByRole('button', { name: `Editar ${name}` }).click()
      await page.getByLabel(`Nuevo nombre de ${name}`).fill(`${name} bis`)
      await page.getByRole('button', { name: 'Cancelar' }).click()
      await expect(page.getByRole('button', { name: `Editar ${name}`, exact: true })).toBeFocused()
      await page.keyboard.press('Enter')
      await page.getByLabel(`Nuevo nombre de ${name}`).fill(`${name} bis`)
      await page.getByRole('button', { name: 'Guardar' }).click()
      await page.getByRole('button', { name: `Eliminar ${name} bis` }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
      await expect(page.getByText('Ninguna categoría tiene ese nombre.')).toBeVisible()
    })
  })

  test('a member is found, made premium, shown with their products, and removed', { tag: '@1280' }, async ({ page }) => {
    await enterAsAdmin(page)
    const word = newWord()
    const joined = await join(page, `Zoe ${word}`)
    const product = await publish(page, joined, { name: `Lámpara ${word}` })
    await page.goto('/admin-dashboard')
    const role = page.getByLabel(`Rol de Zoe ${word}`)
    await test.step('[ADM-07] a member is found by name and shown with their role', async () => {
      await page.getByLabel('Buscar por nombre o email').fill(`zoé ${word}`)
      await expect(role).toHaveValue('user')
    })
    await role.selectOption('premium')
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Último día (opcional)').fill('2036-01-31')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Dar Premium' }).click()
    await expect(role).toHaveValue('premium')
    await expect(page.getByText('Premium hasta el 31 ene 2036')).toBeVisible()

    const toggle = page.getByRole('switch', { name: new RegExp(`Visibilidad de Lámpara ${word}`) })
    await test.step('[ADM-08] the products of a member are listed with «Visible» or «Oculto»', async () => {
      await page.getByRole('button', { name: `Ver los productos de Zoe ${word}` }).click()
      await expect(toggle).toHaveText('Visible')
      await toggle.click()
      const asked = page.getByRole('dialog')
      await asked.getByRole('button', { name: 'Ocultar' }).click()
      await expect(asked.getByText('Escribí el motivo.')).toBeVisible()
      await asked.getByLabel('Motivo').fill('La foto no es del producto.')
      await expectAccessible(page)
      await asked.getByRole('button', { name: 'Ocultar' }).click()
      await expect(toggle).toHaveText('Oculto')
    })
    await test.step('[ADM-09] a product hidden by an admin is hidden', async () => {
      expect((await page.request.get(`/api/v1/products/${product.id}`)).status()).toBe(404)
      await page.reload()
      await expect(toggle).toHaveText('Oculto')
    })

    await page.getByRole('button', { name: `Eliminar a Zoe ${word}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar cuenta' }).click()
    await expect(page.getByText('Nadie coincide con la búsqueda.')).toBeVisible()
    await page.goto('/admin-dashboard/registro')
    await expect(page.getByRole('row').filter({ hasText: 'Eliminó la cuenta de' }).filter({ hasText: word })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Ocultó el producto' }).filter({ hasText: word })).toBeVisible()
    await expectAccessible(page)
  })

  test('[ADM-07] an admin removes the second factor of a member who lost it; nobody else has the button', { tag: '@1280' }, async ({
    page,
  }) => {
    await enterAsAdmin(page)
    const word = newWord()
    const lost = await join(page, `Olvido ${word}`)
    await join(page, `Otra ${word}`)
    await guard(page, lost)
    await page.goto('/admin-dashboard')
    await page.getByLabel('Buscar por nombre o email').fill(word)
    await expect(page.getByLabel(/^Rol de /)).toHaveCount(2)
    const remove = page.getByRole('button', { name: /^Quitar la verificación en dos pasos de / })
    await expect(remove).toHaveCount(1)
    await expect(remove).toHaveAccessibleName(`Quitar la verificación en dos pasos de Olvido ${word}`)
    await expectAccessible(page)
    await remove.click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByText(/Se cierran sus sesiones, va a entrar solo con su contraseña y le avisamos por correo\./)).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(remove).toHaveCount(1)
    await remove.click()
    await question.getByRole('button', { name: 'Quitar' }).click()
    await expect(page.getByText(`Olvido ${word} entra ahora solo con su contraseña.`)).toBeVisible()
    await expect(remove).toHaveCount(0)
    const { email, password } = lost.member
    expect((await page.request.post('/api/v1/auth/login', { data: { email, password } })).status()).toBe(200)
    await page.goto('/admin-dashboard/registro')
    await expect(
      page.getByRole('row').filter({ hasText: 'Desactivó la verificación en dos pasos de' }).filter({ hasText: word }),
    ).toBeVisible()
  })

  test('the exchange rate, the emails and the withdrawal requests', { tag: '@1280' }, async ({ page }) => {
    const admin = await enterAsAdmin(page)
    await page.goto('/admin-dashboard/cotizacion')
    await page.getByLabel('Pesos por dólar').fill('cero')
    await page.getByRole('button', { name: 'Guardar cotización' }).click()
    await expect(page.getByText('Escribí un importe mayor que cero')).toBeVisible()
    await page.getByLabel('Pesos por dólar').fill('1.512,50')
    await page.getByRole('button', { name: 'Guardar cotización' }).click()
    await expect(page.getByText(/1 USD = \$\s1\.512,50\sARS/)).toBeVisible()
    await expectAccessible(page)
    await ask(page, admin, 'POST', '/rates', { ars: 1500 })

    const word = newWord()
    await page.request.post('/api/v1/withdrawals', { data: { name: 'Iris', email: `${word}@feria.example`, orderNumber: word } })
    await page.goto('/admin-dashboard/arrepentimientos')
    const request = page.getByRole('listitem').filter({ hasText: `Compra: ${word}` })
    await expect(async () => {
      await page.keyboard.press('End')
      await expect(request).toBeVisible({ timeout: 500 })
    }).toPass()
    await request.getByRole('button').click()
    await expect(request.getByText(/Resuelto el/)).toBeVisible()
    await expectAccessible(page)

    await page.goto('/admin-dashboard/correos')
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('listitem').filter({ hasText: word })).toBeVisible({ timeout: 1500 })
    }).toPass()
    await page.getByRole('listitem').filter({ hasText: word }).getByRole('button').click()
    await expect(page.getByRole('dialog').getByText('Recibimos tu pedido de arrepentimiento.')).toBeVisible()
    await expect(page.getByRole('dialog').getByText('Iris')).toBeHidden()
    await expectAccessible(page)
  })

  test('[NAV-21] is closed to members, and not in their navigation', { tag: '@390' }, async ({ page }) => {
    await enterAs(page, 'Curiosa')
    for (const path of ['', '/registro', '/correos', '/cotizacion', '/arrepentimientos', '/reclamos', '/retiros', '/mensajes', '/tareas']) {
      await page.goto(`/admin-dashboard${path}`)
      await expect(page.getByRole('heading', { name: 'Esta parte es solo para administradores' })).toBeVisible()
    }
    await expectAccessible(page)
    await expect(page.getByRole('link', { name: 'Administrador' })).toHaveCount(0)
  })
})
