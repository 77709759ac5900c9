import { byKeys } from './keys.ts'
import type { Visit } from './pages.tsx'
import { givePictures } from './pictures.ts'
import { ANY, all, FIELDS, indented, kindOf, LEAVES, nameOf, type Page, PRESSED, Presses, pathOf } from './presses.ts'

/** Things that appear after a press and are pressed too. */
const MAX_NEXT = 5

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
  const pictures = await givePictures(presses)
  const keys = await byKeys(presses)
  return [
    ...lines,
    ...(refused.length > 0 ? ['', '== once more, refused', ...refused] : []),
    ...(pictures.length > 0 ? ['', '== pictures', ...pictures] : []),
    ...(keys.length > 0 ? ['', '== by keys', ...keys] : []),
  ]
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
