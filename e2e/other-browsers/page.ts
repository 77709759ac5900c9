import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, vi } from 'vitest'
import type { FoundElement, Tab } from './browser.ts'

/** Finds elements by role, label and text inside the page, as Playwright does for the other journeys. */
declare const TestingLibraryDom: typeof import('@testing-library/dom')
const finder = await readFile(createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8')

/** A page loads at once on a fast machine, and much later on a busy one. */
export const TIMEOUT = { timeout: 60_000, interval: 100 }
const WIDTHS = [390, 1280]

interface ElementQuery {
  role?: string
  label?: string
  text?: string
  name?: string
  /** The element is not only visible, but also stable, uncovered and enabled. */
  forUse?: boolean
}

/** Runs inside the page. */
const look = async ({ role, label, text = '', name, forUse }: ElementQuery): Promise<Element | null> => {
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = TestingLibraryDom
  const isLabel = (given: string) => given.replace(/\s*\*$/, '').trim() === label
  const found = () => {
    if (role) return queryAllByRole(document.body, role, name ? { name } : {})
    return label
      ? queryAllByLabelText(document.body, isLabel, { selector: 'input, textarea, select' })
      : queryAllByText(document.body, text)
  }
  const element = found().find((it) => it.checkVisibility({ visibilityProperty: true }))
  if (!element || !forUse) return element ?? null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = element.getBoundingClientRect()
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const { x, y, width, height } = element.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  const isCovered = !top || !(element.contains(top) || top.contains(element))
  return before.x !== x || before.y !== y || isCovered || element.matches(':disabled') ? null : element
}

/** A page as a person uses it, the same in every browser. Every query waits for its element. */
export const pageOf = (tab: Tab, home: string) => {
  const find = (wanted: ElementQuery): Promise<FoundElement> =>
    vi.waitFor(async () => {
      if (!(await tab.run(() => 'TestingLibraryDom' in globalThis))) await tab.load(finder)
      const found = await tab.find(look, wanted)
      // In one line, since a summary prints the first.
      if (!found) {
        const there = await tab.run(() => `${location.pathname}: ${document.body.innerText.replaceAll('\n', ' · ').slice(0, 2000)}`)
        throw new Error(`${JSON.stringify(wanted)} is not there, at ${there}`)
      }
      return found
    }, TIMEOUT)
  const path = () => tab.run(() => location.pathname)
  const click = async (role: string, name: string) => (await find({ role, name, forUse: true })).click()
  return {
    ...tab,
    path,
    click,
    /** An element with exactly this text is visible. */
    see: async (text: string) => void (await find({ text })),
    shows: async (role: string, name?: string) => void (await find({ role, name })),
    gone: (text: string) => vi.waitFor(async () => expect(await tab.run(() => document.body.innerText)).not.toContain(text), TIMEOUT),
    goto: (to: string) => tab.goto(home + to),
    at: (to: string) => vi.waitFor(async () => expect(await path()).toBe(to), TIMEOUT),
    press: async (text: string) => (await find({ text, forUse: true })).click(),
    fill: async (label: string, value: string) => {
      const field = await find({ label, forUse: true })
      await field.click()
      await tab.run(() => (document.activeElement as HTMLInputElement).select())
      await field.type(value)
    },
    choose: async (label: string, option: string) => {
      await find({ label, forUse: true })
      await tab.run(
        (label, option) => {
          const isLabel = (given: string) => given.replace(/\s*\*$/, '').trim() === label
          const field = TestingLibraryDom.getAllByLabelText(document.body, isLabel, { selector: 'select' })[0] as HTMLSelectElement
          field.value = [...field.options].find(({ text }) => text === option)?.value ?? ''
          field.dispatchEvent(new Event('change', { bubbles: true }))
        },
        label,
        option,
      )
    },
    attach: async (files: string[]) => {
      const field = await tab.find(() => document.querySelector('main input[type="file"]'))
      await field?.attach(files)
    },
    /** Drags an element with a role sideways. */
    swipe: async (role: string, by: number) => {
      await find({ role, forUse: true })
      const from = await tab.run((role) => {
        const { x, y } = TestingLibraryDom.getAllByRole(document.body, role)[0]?.getBoundingClientRect() ?? { x: 0, y: 0 }
        return { x: Math.round(x) + 120, y: Math.round(y) + 120 }
      }, role)
      await tab.drag(from, { x: from.x + by, y: from.y + 4 })
    },
    /** Fails if the page is wider than a phone's window, or than a desktop's, which it has afterwards. */
    fits: async () => {
      for (const width of WIDTHS) {
        await tab.resize(width, 800)
        const measure = () => tab.run(() => [innerWidth, document.documentElement.scrollWidth - document.documentElement.clientWidth])
        await vi.waitFor(async () => expect(await measure(), `window and overflow at ${await path()}`).toEqual([width, 0]), TIMEOUT)
      }
    },
  }
}

export type Page = ReturnType<typeof pageOf>
