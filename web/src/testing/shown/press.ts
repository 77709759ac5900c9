import { fireEvent } from '@testing-library/react'
import { computeAccessibleName } from 'dom-accessibility-api'
import { changesOf } from './changes.ts'
import { fill } from './fill.ts'
import { open, type Visit } from './pages.tsx'

type Page = Awaited<ReturnType<typeof open>>

const PRESSED = 'button, summary, select, [role="button"], [role="tab"], [role="menuitem"], input[type="checkbox"], input[type="radio"]'
const FIELDS = 'input:not([type="hidden"]), select, textarea'
/** Lines that a press may write. */
const MOST_LINES = 40
/** Things that appear after a press and are pressed too. */
const MOST_NEXT = 6

const isShown = (element: Element) => element.closest('[aria-hidden="true"], [hidden]') === null && !/display: none/.test(element.getAttribute('style') ?? '')
const isPressable = (element: Element) =>
  isShown(element) && !(element as HTMLButtonElement).disabled && element.getAttribute('aria-disabled') !== 'true'
const all = (selector: string) => [...document.body.querySelectorAll(selector)].filter(isPressable)
const nameOf = (element: Element): string =>
  computeAccessibleName(element).replaceAll(/\s+/g, ' ').trim() || (element.textContent ?? '').trim().slice(0, 60)
/** Rows of a list have the same buttons: the first of each is enough. */
const kindOf = (element: Element): string =>
  `${element.tagName}${element.getAttribute('type') ?? ''} ${nameOf(element).replaceAll(/‹[^›]*›|\d+/g, '#')}`

const act = (element: Element) => {
  if (!(element instanceof HTMLSelectElement)) return void fireEvent.click(element)
  const options = [...element.options].filter((option) => !option.disabled)
  const next = options.find((option) => !option.selected && option.index > element.selectedIndex) ?? options[0]
  fireEvent.change(element, { target: { value: next?.value } })
}

/** What came of a press: calls, another address, and what is on the page now that was not. */
const write = (page: Page, before: { outline: string[]; address: string; changes: number }): string[] => {
  const now = page.outline()
  const changes = changesOf(before.outline, now)
  return [
    ...page
      .changes()
      .slice(before.changes)
      .map((change) => `calls ${change}`),
    ...(page.address() === before.address ? [] : [`goes to ${page.address()}`]),
    ...(page.address().split(/[?#]/)[0] === before.address.split(/[?#]/)[0] ? changes.slice(0, MOST_LINES) : []),
    ...(changes.length > MOST_LINES ? [`… (${changes.length} lines)`] : []),
  ]
}
const stateOf = (page: Page) => ({ outline: page.outline(), address: page.address(), changes: page.changes().length })
const indented = (lines: string[]) => lines.map((line) => `  ${line}`)

/** Presses something that is on the page, and writes what came of it. */
const doPress = async (page: Page, element: Element): Promise<string[]> => {
  const before = stateOf(page)
  act(element)
  await page.settle()
  return write(page, before)
}

/** What sends the fields that are there. */
const senderOf = (buttons: Element[]) => buttons.find((button) => button.getAttribute('type') === 'submit') ?? buttons.at(-1)

/** Opens the page, takes the steps, and returns what is there then and was not before the last. */
const goTo = async (visit: Visit, path: number[], seen: Set<string>) => {
  const page = await open(visit)
  let known = new Set<Element>()
  let found = all(PRESSED)
  for (const index of path) {
    known = new Set([...found, ...all(FIELDS)])
    act(found[index] as Element)
    await page.settle()
    found = all(PRESSED).filter((element) => !known.has(element))
  }
  const fields = all(FIELDS).filter((element) => !known.has(element))
  return { page, found, fields, done: () => page.seen.forEach((piece) => seen.add(piece)) }
}

const pressNew = async (visit: Visit, path: number[], seen: Set<string>): Promise<string[]> => {
  const lines: string[] = []
  const first = await goTo(visit, path, seen)
  if (first.fields.length > 0) {
    const sender = senderOf(first.found.filter((element) => element.tagName === 'BUTTON'))
    if (!sender) return []
    lines.push(`then «${nameOf(sender)}» as it is`, ...indented(await doPress(first.page, sender)))
    first.done()
    const second = await goTo(visit, path, seen)
    fill(second.fields)
    await second.page.settle()
    const filled = senderOf(second.found.filter((element) => element.isConnected && element.tagName === 'BUTTON'))
    if (filled) lines.push(`then «${nameOf(filled)}», all filled in`, ...indented(await doPress(second.page, filled)))
    second.done()
    return lines
  }
  const names = first.found.map(kindOf)
  const count = first.found.length
  for (let index = 0; index < Math.min(MOST_NEXT, count); index++) {
    if (names.indexOf(names[index] as string) !== index) continue
    const { page, found, done } = await goTo(visit, path, seen)
    const element = found[index]
    if (!element) continue
    lines.push(`then «${nameOf(element)}»`, ...indented(await doPress(page, element)))
    done()
  }
  return lines
}

/** Presses each thing of a page that can be pressed, one at a time and the page opened anew each time, and what appears by it. */
export const pressAll = async (visit: Visit, seen: Set<string>, skips: RegExp): Promise<string[]> => {
  const lines: string[] = []
  const first = await open(visit)
  const found = all(PRESSED)
  const kinds = found.map(kindOf)
  const names = found.map(nameOf)
  const forms = document.forms.length
  first.seen.forEach((piece) => seen.add(piece))
  for (const [index, name] of names.entries()) {
    if (kinds.indexOf(kinds[index] as string) !== index || skips.test(name)) continue
    const { page, found: again, done } = await goTo(visit, [], seen)
    const element = again[index]
    if (!element) continue
    const known = new Set(all(`${PRESSED}, ${FIELDS}`))
    lines.push(`press «${name}»`, ...indented(await doPress(page, element)))
    const isNew = all(`${PRESSED}, ${FIELDS}`).some((one) => !known.has(one))
    done()
    const isHere = page.address().split(/[?#]/)[0] === visit.at.split(/[?#]/)[0]
    if (isNew && isHere) lines.push(...indented(await pressNew(visit, [index], seen)))
  }
  for (let index = 0; index < forms; index++) lines.push(...(await sendForm(visit, index, seen)))
  return lines
}

/** Fills a form of the page and sends it. */
const sendForm = async (visit: Visit, index: number, seen: Set<string>): Promise<string[]> => {
  const { page, done } = await goTo(visit, [], seen)
  const form = document.forms[index]
  const fields = form ? [...form.querySelectorAll(FIELDS)].filter(isPressable) : []
  if (!form || fields.length === 0) return []
  fill(fields)
  await page.settle()
  const sender = form.querySelector('[type="submit"]:not(:disabled)')
  const lines = [`send form ${index + 1}, all filled in`]
  const before = stateOf(page)
  if (sender) fireEvent.click(sender)
  else fireEvent.submit(form)
  await page.settle()
  lines.push(...indented(write(page, before)))
  done()
  return lines
}
