import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, test as base, expect, type Page } from '@playwright/test'
import type { Member } from './member.ts'
import { widths } from './widths.ts'

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

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Rules that axe lists as minor or moderate: their findings are left out, and looking for them takes half of the time. */
const notSerious = [
  'aria-allowed-role',
  'duplicate-id',
  'empty-heading',
  'empty-table-header',
  'focus-order-semantics',
  'heading-order',
  'hidden-content',
  'identical-links-same-purpose',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'skip-link',
  'table-duplicate-name',
]
const rules = Object.fromEntries(notSerious.map((id) => [id, { enabled: false }]))

type RunOptions = Pick<import('axe-core').RunOptions, 'rules' | 'runOnly'>

/** axe violations of level serious or worse: the rule, and where. Loads axe into a document once. */
const seriousViolations = async (page: Page, options: RunOptions): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  return page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    // Only violations are reported: the rest would be computed for nothing.
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...options })
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, options)
}

/** Waits for colours in transition, whose contrast nobody reads; endless animations, such as a skeleton's, are not waited for. */
const expectStill = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every((move) => move.playState !== 'running' || move.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY),
  )

/** Fails on any axe violation of level serious or worse, and if the page is wider than its window. */
const look = async (page: Page): Promise<void> => {
  await expectStill(page)
  expect(await seriousViolations(page, { rules })).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, 'horizontal scroll').toBeLessThanOrEqual(0)
}

/** Looks for what is faint in the dark scheme, where only what depends on colours differs. */
const lookInTheDark = async (page: Page): Promise<void> => {
  await expectStill(page)
  const dark = await seriousViolations(page, { runOnly: ['color-contrast', 'link-in-text-block'] })
  expect(dark, 'in the dark scheme').toEqual([])
}

/** What closes, or forgets what was typed, when its window is given another layout. */
const fleeting = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], header [aria-expanded="true"]'

/** In the window in which the journey is walked and, if it is walked in one alone and nothing fleeting is open, in the other one too. */
const inEachWindow = async (page: Page, check: (page: Page) => Promise<void>): Promise<void> => {
  await check(page)
  const { tags, project } = base.info()
  const own = page.viewportSize()
  if (!own || !tags.includes(`@${project.name}`)) return
  if ((await page.locator(fleeting).filter({ visible: true }).count()) > 0) return
  await page.setViewportSize(widths[project.name === '390' ? '1280' : '390'])
  await check(page)
  await page.setViewportSize(own)
}

/** Fails on any axe violation of level serious or worse, and if the page is wider than its window, in each window. */
export const expectAccessible = (page: Page): Promise<void> => inEachWindow(page, look)

/** The same in both schemes; the page stays in the light one. */
export const expectAccessibleInBothSchemes = async (page: Page): Promise<void> => {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  // The landing has no code that follows the scheme; a page of the server's own has no attribute, and follows by its style.
  if (new URL(page.url()).pathname === '/') await page.reload()
  await page.waitForFunction(() => (document.documentElement.dataset.mantineColorScheme ?? 'dark') === 'dark')
  await inEachWindow(page, lookInTheDark)
  await page.emulateMedia({ colorScheme: 'light' })
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
