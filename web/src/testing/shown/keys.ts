import { act, fireEvent } from '@testing-library/react'
import { fill } from './fill.ts'
import { all, indented, kindOf, leaveFocus, nameOf, type Presses } from './presses.ts'

/** What is moved through by keys: tabs, galleries, lists under a field. */
const MOVED = '[role="tablist"], [aria-roledescription], [role="combobox"], input[type="search"]'
const TYPED =
  'input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"], [type="range"], [type="submit"], [type="search"]), textarea'
/** The bar of all pages of the back office has one; it is tried on the page of its results alone. */
const isElsewhere = (element: Element) => nameOf(element) === 'Buscar en la administración' && !location.pathname.endsWith('/buscar')
/** Keys on the page itself, one after another. */
const ON_PAGE = ['/', '?', 'ArrowRight', 'ArrowLeft', 'Escape']
const IN_LIST = ['ArrowRight', 'ArrowDown', 'End', 'ArrowLeft', 'Home', 'Escape']
/** In a field with suggestions: down, up again, and the first one is chosen; then the list is closed without a choice. */
const IN_FIELD = [
  ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter'],
  ['ArrowDown', 'Escape'],
]

const isNews = (lines: string[]) => lines.some((line) => line !== 'the same')
const movedThrough = () => all(MOVED).filter((element) => !isElsewhere(element))

const press = (key: string) => {
  const element = document.activeElement ?? document.body
  fireEvent.keyDown(element, { key, code: key })
  fireEvent.keyUp(element, { key, code: key })
}
const focus = (element: Element | null | undefined) => act(() => (element as HTMLElement | null)?.focus())
/** What can be focused of something that is moved through by keys. */
const doorOf = (element: Element) => (element.matches('input') ? element : (element.querySelector('[tabindex="0"]') ?? element))

/** Presses keys one after another; of each that does something, what comes of it. */
const pressKeys = async (presses: Presses, keys: string[]): Promise<string[]> => {
  const lines: string[] = []
  for (const key of keys) {
    const found = await presses.doing(() => press(key))
    if (isNews(found)) lines.push(key, ...indented(found))
  }
  return lines
}

/** Everything on a page that is moved through by keys, from its focus on. */
const moveThrough = async (presses: Presses): Promise<string[]> => {
  await presses.open()
  const kinds = movedThrough().map((element) => `${kindOf(element)} ${element.getAttribute('role')}`)
  const lines: string[] = []
  for (const [index, kind] of kinds.entries()) {
    if (kinds.indexOf(kind) !== index) continue
    const isField = movedThrough()[index]?.matches('input')
    for (const [n, keys] of (isField ? IN_FIELD : [IN_LIST]).entries()) {
      const element = await presses.reopen(() => movedThrough()[index])
      if (!element) continue
      const found = await presses.doing(() => focus(doorOf(element)))
      if (isField) found.push('typed', ...(await presses.doing(() => fill([document.activeElement ?? element]))))
      const pressed = await pressKeys(presses, keys)
      if (n === 0) lines.push(`«${nameOf(element)}» focused`, ...indented([...found, ...pressed]))
      else if (pressed.length > 0) lines.push('typed once more', ...indented(pressed))
    }
  }
  return lines
}

const unfocused = (outline: string[]) => outline.map((line) => line.replace(' focused', ''))

/** What is said once a field that was filled in is left. */
const leaveFields = async (presses: Presses): Promise<string[]> => {
  await presses.reopen(() => undefined)
  const { page } = await presses.open()
  const lines: string[] = []
  for (const field of all(TYPED)) {
    if (!field.isConnected) continue
    focus(field)
    fill([field])
    await page.settle()
    const found = await presses.doing(leaveFocus, unfocused)
    if (isNews(found)) lines.push(`«${nameOf(field)}» left`, ...indented(found))
  }
  return lines
}

/** What a page does at keys without a mouse, and once its fields are left. */
export const byKeys = async (presses: Presses): Promise<string[]> => {
  await presses.reopen(leaveFocus)
  const lines = await pressKeys(presses, ON_PAGE)
  return [...lines, ...(await moveThrough(presses)), ...(await leaveFields(presses))]
}
