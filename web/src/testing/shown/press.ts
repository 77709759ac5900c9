import { fireEvent } from '@testing-library/react'
import { changesOf } from './changes.ts'
import { fill } from './fill.ts'
import { hashOf } from './names.ts'
import { accessibleName } from './outline.ts'
import { open, type Visit } from './pages.tsx'

type Page = Awaited<ReturnType<typeof open>>

const PRESSED = 'button, summary, select, [role="button"], [role="tab"], [role="menuitem"], input[type="checkbox"], input[type="radio"]'
const FIELDS = 'input:not([type="hidden"]), select, textarea'
const ANY = `${PRESSED}, ${FIELDS}`
const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
const TOGGLE = '[aria-expanded], [aria-pressed], [role="switch"], summary, input[type="checkbox"]'
/** Leads back to where the page was. */
const LEAVES = /(Cancelar|Cerrar|Volver|Reintentar|Cerrar aviso)$/
/** What many pages have a button for is refused on the pages about it alone. */
const OFTEN = /favorites\/:productId$/
const OWN = /^\/(favorites|products)\b/
/** Lines that a press may write. */
const MAX_LINES = 40
/** Things that appear after a press and are pressed too. */
const MAX_NEXT = 5

const isPressable = (element: Element) =>
  element.closest('[aria-hidden="true"], [hidden], [inert]') === null &&
  (element as HTMLElement).style.display !== 'none' &&
  !(element as HTMLButtonElement).disabled &&
  element.getAttribute('aria-disabled') !== 'true'
const all = (selector: string) => [...document.body.querySelectorAll(selector)].filter(isPressable)
const nameOf = (element: Element): string => accessibleName(element) || (element.textContent ?? '').trim().slice(0, 60)
/** Rows of a list have the same buttons: the first of each is enough. */
const kindOf = (element: Element): string =>
  `${element.tagName}${element.getAttribute('type') ?? ''} ${nameOf(element).replaceAll(/‹[^›]*›|\d+/g, '#')}`
const pathOf = (address: string) => address.split(/[?#]/)[0]
const indented = (lines: string[]) => lines.map((line) => `  ${line}`)

const act = (element: Element) => {
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
class Presses {
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

/** What is there now and was not before. */
const newIn = (selector: string, known: Set<Element>) => all(selector).filter((element) => !known.has(element))

/** Presses one thing of a page, and then each of what appears by it. */
const pressOne = async (presses: Presses, index: number): Promise<string[]> => {
  const { page, base } = await presses.open()
  const element = all(PRESSED)[index]
  if (!element) return []
  const known = new Set(all(ANY))
  const lines = [`press «${nameOf(element)}»`, ...indented(await presses.press(page, element, { ...base, changes: page.changes().length }))]
  if (pathOf(page.address()) !== pathOf(base.address)) {
    await presses.goBack(element)
    return lines
  }
  // What other rows have as well was pressed, or is going to be.
  const appeared = newIn(PRESSED, known).filter((one) => presses.isNews(one))
  const fields = newIn(FIELDS, known)
  if (fields.length > 0) lines.push(...indented(await presses.send(page, appeared, fields)))
  else if (appeared.length > 0) lines.push(...indented(await pressAppeared(presses, index, page, appeared)))
  await presses.goBack(element)
  return [...lines, ...presses.escaped()]
}

const pressAppeared = async (presses: Presses, index: number, first: Page, found: Element[]): Promise<string[]> => {
  const kinds = found.map(kindOf)
  presses.note(kinds)
  const lines: string[] = []
  let [page, appeared] = [first, found]
  for (const [n, kind] of kinds.slice(0, MAX_NEXT).entries()) {
    if (kinds.indexOf(kind) !== n || LEAVES.test(kind)) continue
    if (n > 0) {
      await presses.goBack(undefined)
      ;({ page } = await presses.open())
      const known = new Set(all(PRESSED))
      const opener = all(PRESSED)[index]
      if (!opener) break
      presses.do(opener)
      await page.settle()
      appeared = newIn(PRESSED, known).filter((one) => kinds.includes(kindOf(one)))
    }
    const element = appeared[n]
    if (!element) continue
    const known = new Set(all(ANY))
    lines.push(`then «${nameOf(element)}»`, ...indented(await presses.press(page, element)))
    const fields = newIn(FIELDS, known)
    const next = newIn('button', known)
    if (fields.length > 0) lines.push(...indented(await presses.send(page, next, fields)))
    else {
      const yes = next.findLast((one) => one.closest('[role="alertdialog"]'))
      if (yes) lines.push(`  then «${nameOf(yes)}»`, ...indented(indented(await presses.press(page, yes))))
    }
  }
  return lines
}

/** Presses each thing of a page that can be pressed, one at a time, and what appears by it; then fills in and sends each form. */
export const pressAll = async (visit: Visit, skips: RegExp, isRefused: boolean): Promise<string[]> => {
  const presses = new Presses(visit)
  await presses.open()
  const kinds = all(PRESSED).map(kindOf)
  const names = all(PRESSED).map(nameOf)
  presses.note(kinds)
  const lines: string[] = []
  for (const [index, kind] of kinds.entries())
    if (kinds.indexOf(kind) === index && !skips.test(names[index] ?? '')) lines.push(...(await pressOne(presses, index)))
  await presses.goBack(undefined)
  await presses.open()
  for (let index = 0; index < document.forms.length; index++) lines.push(...(await sendForm(presses, index)))
  const refused = isRefused ? await presses.refuse() : []
  return refused.length > 0 ? [...lines, '', '== once more, refused', ...refused] : lines
}

/** Buttons of a form that sends by them, not by itself. */
const MAX_SENDERS = 3

/** Fills in a form of the page and presses what sends it, one button after another. */
const sendForm = async (presses: Presses, index: number): Promise<string[]> => {
  const lines: string[] = []
  let count = 1
  for (let n = 0; n < count; n++) {
    const { page } = await presses.open()
    const isIn = (element: Element) => element.closest('form') === document.forms[index]
    const fields = all(FIELDS).filter(isIn)
    if (fields.length === 0) return lines
    const own = all('[type="submit"]').filter(isIn)
    const senders = () => (own.length > 0 ? own.slice(0, 1) : all('button').filter(isIn))
    // What is missing is told first, and no more once it is there.
    const first = senders()[n]
    if (first) presses.do(first)
    await page.settle()
    const written = await presses.fill(
      page,
      fields.filter((field) => field.isConnected),
    )
    const sender = senders()[n]
    count = Math.min(MAX_SENDERS, senders().length)
    if (!sender?.isConnected) return lines
    if (n === 0) lines.push(`form ${index + 1} as it is, then ${written.join('\n')}`)
    lines.push(`send form ${index + 1} by «${nameOf(sender)}»`, ...indented(await presses.press(page, sender)))
    await presses.goBack(undefined)
  }
  return lines
}
