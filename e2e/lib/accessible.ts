import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import { widths } from './widths.ts'

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

/** The other window, for a page of a journey that is walked in one alone, unless something fleeting is open. */
const otherWindow = async (page: Page) => {
  const { tags, project } = test.info()
  if (!tags.includes(`@${project.name}`)) return
  if ((await page.locator(fleeting).filter({ visible: true }).count()) > 0) return
  return widths[project.name === '390' ? '1280' : '390']
}

/** Checks a page in the other window too, if it has one, and gives it its own back. */
const inOtherWindow = async (page: Page, check: () => Promise<void>): Promise<void> => {
  const [own, other] = [page.viewportSize(), await otherWindow(page)]
  if (!own || !other) return
  await page.setViewportSize(other)
  await check()
  await page.setViewportSize(own)
}

/** Fails on any axe violation of level serious or worse, and if the page is wider than its window, in each window. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await look(page)
  await inOtherWindow(page, () => look(page))
}

const setScheme = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  // The landing has no code that follows the scheme; a page of the server's own has no attribute, and follows by its style.
  if (new URL(page.url()).pathname === '/') await page.reload()
  await page.waitForFunction((scheme) => (document.documentElement.dataset.mantineColorScheme ?? scheme) === scheme, colorScheme)
}

/** The same in both schemes, with each window set but once; the page stays in the light one. */
export const expectAccessibleInBothSchemes = async (page: Page): Promise<void> => {
  await look(page)
  await setScheme(page, 'dark')
  await lookInTheDark(page)
  let isLight = false
  await inOtherWindow(page, async () => {
    await lookInTheDark(page)
    await setScheme(page, 'light')
    isLight = true
    await look(page)
  })
  if (!isLight) await page.emulateMedia({ colorScheme: 'light' })
}
