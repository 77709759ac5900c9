import { type Browser, test as base, expect, type Page } from '@playwright/test'
import type { Member } from './member.ts'

export { expectAccessible, expectAccessibleInBothSchemes } from './accessible.ts'
export { type Member, newMember } from './member.ts'
export { expect }

/** Errors that the browser logs when a call is refused on purpose; the page itself shows the refusal. */
const REFUSED_CALL = /Failed to load resource: the server responded with a status of 4\d\d/
const FAILED_CALL = new RegExp(
  [
    '^Failed to load resource: ',
    '^TypeError: Failed to fetch dynamically imported module: ',
    '^WebSocket connection to .*ERR_INTERNET_DISCONNECTED',
  ].join('|'),
)

/** Pages whose calls a test breaks on purpose. */
const broken = new WeakSet<Page>()

/** From here on calls of this page may fail as the test planned: a server error, no network. */
export const expectFailures = (page: Page): void => {
  broken.add(page)
}

const watch = (page: Page): string[] => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    const isPlanned = (broken.has(page) ? FAILED_CALL : REFUSED_CALL).test(message.text())
    if (message.type() === 'error' && !isPlanned) problems.push(message.text())
  })
  return problems
}

/** A test whose pages must log no error. */
export const test = base.extend<{ baseURL: string; quiet: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its first parameter
  baseURL: async ({}, use) => use(process.env.FERIA_URL ?? ''),
  quiet: [
    async ({ page }, use) => {
      const problems = watch(page)
      await use(undefined)
      expect(problems, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})

/** From here on this page animates; the others run with reduced motion, so that nothing waits for animations. */
export const letMove = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'no-preference' })

/** A page of another person, with a session of their own, monitored in the same way. */
export const openAs = async (browser: Browser, like: Page, baseURL: string): Promise<{ page: Page; close(): Promise<void> }> => {
  const viewport = like.viewportSize() ?? { width: 1280, height: 800 }
  const isPhone = viewport.width < 768
  const context = await browser.newContext({
    baseURL,
    viewport,
    locale: 'es-AR',
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const problems = watch(page)
  return {
    page,
    close: async () => {
      expect(problems, 'errors in the console').toEqual([])
      await context.close()
    },
  }
}

/** Registers through the page, from the form to the login screen. */
export const register = async (page: Page, member: Member): Promise<void> => {
  await page.goto('/register')
  await fillRegistration(page, member)
}

/** Fills in the registration on the page and submits it; ends at the login screen. */
export const fillRegistration = async (page: Page, member: Member): Promise<void> => {
  const submit = page.getByRole('button', { name: 'Registrarse' })
  // With its code the form may get a draft; nobody types so fast that both come at once.
  await expect(submit).toBeEnabled()
  await page.getByLabel('Nombre').fill(member.name)
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(member.password)
  await page.getByLabel('Confirmar Contraseña').fill(member.password)
  await submit.click()
  await page.waitForURL('**/login')
}

/** Fills in the login form on the page and submits it. */
export const fillLogin = async (page: Page, { email, password }: Pick<Member, 'email' | 'password'>): Promise<void> => {
  const submit = page.getByRole('button', { name: 'Iniciar Sesión' })
  await expect(submit).toBeEnabled()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await submit.click()
}

/** Signs in through the page and waits for the choice screen. */
export const logIn = async (page: Page, member: Member): Promise<void> => {
  await page.goto('/login')
  await fillLogin(page, member)
  await page.waitForURL('**/dashboard')
}
