import { expect, expectAccessible, newMember, register, test } from './lib/journey.ts'

test.describe('accounts', () => {
  test('login: heading, fields, links, and «Credenciales incorrectas»', async ({ page }) => {
    await page.goto('/login')
    await expect(page).toHaveTitle(/Iniciar sesión/)
    await test.step('[ACC-02] the login has its heading, fields, button and links', async () => {
      await expect(page.getByRole('heading', { name: 'BIENVENIDO' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Olvidé mi contraseña' })).toHaveAttribute('href', '/forgot-password')
      await expect(page.locator('main a[href="/register"]').first()).toBeVisible()
      await expect(page.getByLabel('Email')).toBeEditable()
      await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('type', 'password')
      await expect(page.getByRole('button', { name: 'Iniciar Sesión' })).toBeVisible()
    })
    await expectAccessible(page)
    await test.step('[ACC-09] wrong credentials show «Credenciales incorrectas»', async () => {
      await page.getByLabel('Email').fill('nadie@feria.example')
      await page.getByLabel('Contraseña', { exact: true }).fill('no es esta')
      await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
      await expect(page.getByText('Credenciales incorrectas')).toBeVisible()
    })
    await expect(page.getByLabel('Email')).toHaveValue('nadie@feria.example')
  })

  test('[ACC-03] login sends nothing while a field is empty', { tag: '@1280' }, async ({ page }) => {
    await page.goto('/login')
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url())
    })
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
    await expect(page.getByText('Ingresá tu email.')).toBeVisible()
    expect(calls).toEqual([])
  })

  test('[ACC-12] different passwords send nothing', { tag: '@390' }, async ({ page }) => {
    await page.goto('/register')
    await test.step('[ACC-10] the registration has its heading, fields, button and link back', async () => {
      await expect(page.getByRole('heading', { name: 'REGÍSTRATE' })).toBeVisible()
      for (const label of ['Nombre', 'Email', 'Contraseña', 'Confirmar Contraseña'])
        await expect(page.getByLabel(label, { exact: true })).toBeEditable()
      await expect(page.getByRole('button', { name: 'Registrarse' })).toBeVisible()
      await expect(page.locator('main a[href="/login"]').first()).toBeVisible()
    })
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

  test('what is typed before the code of a form has loaded is kept, and nothing is sent before', { tag: '@390' }, async ({ page }) => {
    const eva = newMember('Eva')
    await register(page, eva)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/entry.client-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.evaluate(() => history.replaceState(null, ''))
    await page.goto('/login', { waitUntil: 'commit' })
    const submit = page.getByRole('button', { name: 'Iniciar Sesión' })
    await page.getByLabel('Email').fill(eva.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(eva.password)
    await page.keyboard.press('Enter')
    await submit.click({ force: true })
    await expect(submit).toBeDisabled()
    await expect(page).toHaveURL(/\/login$/)
    release()
    await expect(submit).toBeEnabled()
    await expect(page.getByLabel('Email')).toHaveValue(eva.email)
    await submit.click()
    await page.waitForURL('**/dashboard')
  })

  test('register, sign in, reload, sign out', { tag: '@390' }, async ({ page }) => {
    const ana = newMember('Ana')
    await test.step('[ACC-15] a new member is sent to the login', async () => {
      await register(page, ana)
      await expect(page).toHaveURL(/\/login$/)
    })
    await test.step('[ACC-08] signing in opens the choice screen', async () => {
      // Both fields are filled in: one press goes in.
      await expect(page.getByLabel('Email')).toHaveValue(ana.email)
      await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
    })
    const kept = await page.evaluate(() => ({
      token: localStorage.getItem('token'),
      user: JSON.parse(localStorage.getItem('user') ?? '{}'),
    }))
    expect(kept.token?.length).toBeGreaterThan(20)
    expect(kept.user).toMatchObject({ name: 'Ana', email: ana.email, role: 'user' })
    await test.step('[ACC-58] signing out clears token, user and recentSearches and opens the login', async () => {
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
    })
    await page.goto('/register')
    await page.getByLabel('Nombre').fill('Otra')
    await page.getByLabel('Email').fill(ana.email)
    await page.getByLabel('Contraseña', { exact: true }).fill('mate amargo 42')
    await page.getByLabel('Confirmar Contraseña').fill('mate amargo 42')
    await page.getByRole('button', { name: 'Registrarse' }).click()
    await expect(page.getByText('Ya hay una cuenta con ese email.')).toHaveCount(1)
    await page.getByRole('link', { name: 'recuperá tu contraseña' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(ana.email)
  })

  test('the profile chooser', async ({ page }) => {
    await test.step('[ACC-22] /Register-step1 is open to visitors', async () => {
      await page.goto('/Register-step1')
      await test.step('[ACC-18] three options, step 1 of 2 and «Siguiente»', async () => {
        await expect(page.getByText('Paso 1 de 2')).toBeVisible()
        await expect(page.getByRole('radio')).toHaveCount(3)
        for (const name of [/Individuo/, /Empresa/, /Proveedor/]) await expect(page.getByRole('radio', { name })).toBeAttached()
        await expect(page.getByRole('button', { name: 'Siguiente' })).toBeVisible()
      })
    })
    await expectAccessible(page)
    await test.step('[ACC-20] «Siguiente» does nothing without a choice', async () => {
      await page.getByRole('button', { name: 'Siguiente' }).click()
      await expect(page).toHaveURL(/Register-step1/)
    })
    await test.step('[ACC-21] one option is chosen at a time, and it alone is highlighted', async () => {
      await page.getByRole('radio', { name: /Empresa/ }).press('Space')
      await page.getByRole('radio', { name: /Individuo/ }).press('Space')
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
      await expect(page.getByRole('radio', { name: /Individuo/ })).toBeChecked()
    })
    await test.step('[ACC-19] each option opens its registration', async () => {
      await page.getByRole('button', { name: 'Siguiente' }).click()
      await expect(page).toHaveURL(/\/register$/)
      for (const [name, path] of [
        [/Empresa/, /\/registro-empresa$/],
        [/Proveedor/, /\/registro-proveedor$/],
      ] as const) {
        await page.goto('/Register-step1')
        await page.getByRole('radio', { name }).press('Space')
        await page.getByRole('button', { name: 'Siguiente' }).click()
        await expect(page).toHaveURL(path)
      }
    })
  })

  test('a forgotten password', { tag: '@390' }, async ({ page }) => {
    await test.step('[ACC-46] a field for the email and the link back', async () => {
      await page.goto('/forgot-password')
      await expectAccessible(page)
      await expect(page.getByLabel('Email')).toBeEditable()
      await expect(page.locator('main a[href="/login"]').first()).toBeVisible()
    })
    await page.getByLabel('Email').fill('nadie@feria.example')
    await test.step('[ACC-49] a successful request shows a message', async () => {
      await page.getByRole('button', { name: 'Enviar enlace' }).click()
      await expect(page.getByText('Correo enviado. Revisa tu bandeja de entrada.')).toBeVisible()
    })
    await test.step('[ACC-50] a refusal shows its own message, without any «Ocurrió un error»', async () => {
      for (const [json, message] of [
        [{ msg: 'Demasiados pedidos.' }, 'Demasiados pedidos.'],
        [{}, 'Ocurrió un error'],
      ] as const) {
        await page.route('**/password/forgot-password', (route) => route.fulfill({ status: 429, json }))
        await page.goto('/forgot-password')
        await page.getByLabel('Email').fill('nadie@feria.example')
        await page.getByRole('button', { name: 'Enviar enlace' }).click()
        await expect(page.getByText(message)).toBeVisible()
      }
    })
    await test.step('[ACC-51] the mailed address has the form for a new password and the link back', async () => {
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
})

test.describe('addresses', () => {
  test('[ACC-56] a protected route redirects to the login and back', { tag: '@1280' }, async ({ page }) => {
    const ana = newMember('Ana')
    await register(page, ana)
    await page.goto('/history')
    await page.waitForURL('**/login')
    await page.getByLabel('Email').fill(ana.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(ana.password)
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
    await page.waitForURL('**/history')
  })

  test('an address that does not exist says so in Spanish', { tag: '@390' }, async ({ page }) => {
    await page.goto('/no-existe')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
})
