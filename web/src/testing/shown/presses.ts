import { fireEvent, act as inAct } from '@testing-library/react'
import { changesOf } from './changes.ts'
import { fill } from './fill.ts'
import { hashOf } from './names.ts'
import { accessibleName } from './outline.ts'
import { open, type Visit } from './pages.tsx'

export type Page = Awaited<ReturnType<typeof open>>

export const PRESSED =
  'button, summary, select, [role="button"], [role="tab"], [role="menuitem"], input[type="checkbox"], input[type="radio"]'
export const FIELDS = 'input:not([type="hidden"]), select, textarea'
export const ANY = `${PRESSED}, ${FIELDS}`
const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
const TOGGLE = '[aria-expanded], [aria-pressed], [role="switch"], summary, input[type="checkbox"]'
/** Leads back to where the page was. */
export const LEAVES = /(Cancelar|Cerrar|Volver|Reintentar|Cerrar aviso)$/
/** What many pages have a button for is refused on the pages about it alone. */
const OFTEN = /favorites\/:productId$/
const OWN = /^\/(favorites|products)\b/
/** Lines that a press may write. */
const MAX_LINES = 40

const isPressable = (element: Element) =>
  element.closest('[aria-hidden="true"], [hidden], [inert]') === null &&
  (element as HTMLElement).style.display !== 'none' &&
  !(element as HTMLButtonElement).disabled &&
  element.getAttribute('aria-disabled') !== 'true'
export const all = (selector: string) => [...document.body.querySelectorAll(selector)].filter(isPressable)
export const nameOf = (element: Element): string => accessibleName(element) || (element.textContent ?? '').trim().slice(0, 60)
/** Rows of a list have the same buttons: the first of each is enough. */
export const kindOf = (element: Element): string =>
  `${element.tagName}${element.getAttribute('type') ?? ''} ${nameOf(element).replaceAll(/‹[^›]*›|\d+/g, '#')}`
export const pathOf = (address: string) => address.split(/[?#]/)[0]
export const indented = (lines: string[]) => lines.map((line) => `  ${line}`)

/** Takes the focus from where it is. */
export const leaveFocus = () => inAct(() => (document.activeElement as HTMLElement | null)?.blur())

const act = (element: Element) => {
  // A press takes the focus from where it was: what gives it back is seen.
  leaveFocus()
  if (!(element instanceof HTMLSelectElement)) return void fireEvent.click(element)
  const options = [...element.options].filter((option) => !option.disabled)
  const next = options.find((option) => !option.selected && option.index > element.selectedIndex) ?? options[0]
  fireEvent.change(element, { target: { value: next?.value } })
}

interface State {
  outline: string[]
  address: string
  changes: number
}
const stateOf = (page: Page): State => ({ outline: page.outline(), address: page.address(), changes: page.changes().length })

/** What came of a press: calls, another address, and what is on the page now that was not. */
const resultOf = (page: Page, before: State, now: State): string[] => {
  const isSamePage = pathOf(now.address) === pathOf(before.address)
  const changes = isSamePage ? changesOf(before.outline, now.outline) : []
  return [
    ...page
      .changes()
      .slice(before.changes)
      .map((change) => (change.startsWith(' ') ? change : `calls ${change}`)),
    ...(now.address === before.address ? [] : [`goes to ${now.address}`]),
    ...changes.slice(0, MAX_LINES),
    ...(changes.length > MAX_LINES ? [`… (${changes.length} lines, ${hashOf(changes.join()).toString(36)})`] : []),
  ]
}

/** Something that was pressed or filled in, by its place among all that can be. */
interface Step {
  index: number
  isFilled: boolean
  name: string
}

/** A visit on which one thing after another is pressed: the page is opened anew only where it does not go back by itself. */
export class Presses {
  readonly #visit: Visit
  #kinds = new Set<string>()
  #page: Page | undefined
  #base: State | undefined
  #steps: Step[] = []
  #isStuck = false
  /** What was done until something was changed, by what was pressed and the calls that it made. */
  readonly #changing = new Map<string, Step[]>()

  constructor(visit: Visit) {
    this.#visit = visit
  }

  /** The page as it opens. */
  async open(): Promise<{ page: Page; base: State }> {
    if (!this.#page) this.#steps = []
    this.#page ??= await open(this.#visit)
    this.#base ??= stateOf(this.#page)
    return { page: this.#page, base: this.#base }
  }

  #isBase = (page: Page) => page.address() === this.#base?.address && page.outline().join('\n') === this.#base.outline.join('\n')

  /** Whether nothing of its kind is pressed elsewhere. */
  isNews(element: Element): boolean {
    return !this.#kinds.has(kindOf(element))
  }

  note(kinds: string[]) {
    for (const kind of kinds) this.#kinds.add(kind)
  }

  /** What is found on the page opened anew. */
  async reopen<T>(find: () => T): Promise<T> {
    this.#page = undefined
    await this.open()
    return find()
  }

  /** Does something on the page that is open, and writes what came of it; `seen` leaves out what of the page does not matter. */
  async doing(work: () => void, seen = (outline: string[]) => outline): Promise<string[]> {
    const { page } = await this.open()
    const before = stateOf(page)
    work()
    await page.settle()
    const now = stateOf(page)
    return resultOf(page, { ...before, outline: seen(before.outline) }, { ...now, outline: seen(now.outline) })
  }

  /** The same with its calls refused: until there is an answer, then, and what comes of another try, if there is one. */
  async refused(work: () => void): Promise<string[]> {
    const { page } = await this.open()
    page.refuse(true)
    const waiting = await this.doing(work)
    const answered = await this.doing(() => page.release())
    page.refuse(false)
    const again = all('button').find((one) => /^Reintentar/.test(nameOf(one)))
    const tried = again ? [`then «${nameOf(again)}»`, ...indented(await this.doing(() => act(again)))] : []
    return ['until there is an answer', ...indented(waiting), 'refused', ...indented(answered), ...tried]
  }

  /** Whether the Escape key left something open; told once. */
  escaped(): string[] {
    const lines = this.#isStuck ? ['  Escape leaves it open'] : []
    this.#isStuck = false
    return lines
  }

  /** Gets back to the page as it opened, after a press of `element`. */
  async goBack(element: Element | undefined) {
    const page = this.#page
    if (!page || !this.#base) return
    const isHere = pathOf(page.address()) === pathOf(this.#base.address)
    if (isHere) {
      await page.tidy()
      if (document.querySelector(OVER)) {
        fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', code: 'Escape' })
        await page.settle()
        this.#isStuck = document.querySelector(OVER) !== null
      } else if (element?.isConnected && element.matches(TOGGLE) && !this.#isBase(page)) {
        act(element)
        await page.settle()
      }
      this.#steps = []
      if (this.#isBase(page)) return
    }
    this.#page = undefined
  }

  /** Presses something, and writes what came of it. */
  async press(page: Page, element: Element, before = stateOf(page)): Promise<string[]> {
    const calls = page.called().length
    this.do(element)
    await page.settle()
    const made = page.called().slice(calls)
    const key = `${kindOf(element)} ${made.join()}`
    const isElsewhere = made.every((call) => OFTEN.test(call)) && !OWN.test(this.#visit.at)
    if (made.length > 0 && !isElsewhere && !this.#changing.has(key)) this.#changing.set(key, [...this.#steps])
    return resultOf(page, before, stateOf(page))
  }

  /** Presses something, or fills in a field, and remembers it. */
  do(element: Element, isFilled = false) {
    this.#steps.push({ index: all(ANY).indexOf(element), isFilled, name: nameOf(element) })
    if (isFilled) fill([element])
    else act(element)
  }

  /** Does once more whatever changed something, with its calls refused; writes what is said then, and whether it can be tried again. */
  async refuse(): Promise<string[]> {
    const lines: string[] = []
    for (const steps of this.#changing.values()) {
      await this.goBack(undefined)
      const { page } = await this.open()
      for (const step of steps.slice(0, -1)) {
        const element = all(ANY)[step.index]
        if (element) this.do(element, step.isFilled)
        await page.settle()
      }
      const last = steps.at(-1)
      const element = last && all(ANY)[last.index]
      const way = steps.slice(0, -1).flatMap((step) => (step.isFilled ? [] : [`«${step.name}», `]))
      lines.push(`once more ${way.join('')}«${last?.name}»`)
      if (!element || nameOf(element) !== last?.name) continue
      const before = stateOf(page)
      page.refuse(true)
      act(element)
      await page.settle()
      const waiting = stateOf(page)
      lines.push('  until there is an answer', ...indented(indented(resultOf(page, before, waiting))), '  refused')
      page.release()
      await page.settle()
      lines.push(...indented(indented(resultOf(page, before, stateOf(page)))))
      page.refuse(false)
      if (element.isConnected) lines.push(...indented(await this.#again(page, element)))
    }
    return lines
  }

  async #again(page: Page, element: Element): Promise<string[]> {
    if (!isPressable(element)) return ['cannot be pressed again']
    const calls = page.called().length
    act(element)
    await page.settle()
    const made = page.called().slice(calls)
    return [`again: ${made.length > 0 ? `calls ${made.join(', ')}` : 'no call'}`]
  }

  /** Fills in fields, and writes what the page makes of it. */
  async fill(page: Page, fields: Element[]): Promise<string[]> {
    const before = stateOf(page)
    // One after the other, as somebody does: navigations that each begins at once would overtake one another.
    for (const field of fields) {
      this.do(field, true)
      await page.settle()
    }
    const list = fields.find((field) => field.matches('[role="combobox"]') && field.isConnected)
    if (list) fireEvent.keyDown(list, { key: 'ArrowDown', code: 'ArrowDown' })
    if (list) await page.settle()
    return ['filled in', ...indented(resultOf(page, before, stateOf(page)))]
  }

  /** Sends a form that appeared, as it is and then with everything filled in. */
  async send(page: Page, buttons: Element[], fields: Element[]): Promise<string[]> {
    const sender = () => buttons.filter((one) => one.isConnected && isPressable(one) && one.tagName === 'BUTTON')
    const senderNow = () => sender().find((one) => one.getAttribute('type') === 'submit') ?? sender().at(-1)
    const lines: string[] = []
    const asItIs = senderNow()
    if (asItIs) lines.push(`then «${nameOf(asItIs)}» as it is`, ...indented(await this.press(page, asItIs)))
    const left = fields.filter((field) => field.isConnected)
    if (left.length === 0) return lines
    lines.push(...(await this.fill(page, left)))
    const filled = senderNow()
    if (filled) lines.push(`then «${nameOf(filled)}», all filled in`, ...indented(await this.press(page, filled)))
    // Those of further forms, which may have been off until all was filled in.
    const others = new Set(left.map((field) => field.closest('form')?.querySelector('[type="submit"]')))
    for (const other of others)
      if (other && other !== filled && other !== asItIs && other.isConnected && isPressable(other))
        lines.push(`then «${nameOf(other)}»`, ...indented(await this.press(page, other)))
    return lines
  }
}
