import { fireEvent } from '@testing-library/react'
import { accessibleName } from './outline.ts'
import { indented, type Presses } from './presses.ts'

const INPUT = 'input[type="file"]'
const aPicture = () => new File(['una foto'], 'foto.png', { type: 'image/png' })
const aNote = () => new File(['una nota'], 'nota.txt', { type: 'text/plain' })
const inputs = () => [...document.querySelectorAll<HTMLInputElement>(INPUT)].filter((input) => !input.disabled)
const nameOf = (input: Element) => accessibleName(input) || (input.closest('label')?.textContent ?? '').trim()
/** What takes what is dropped on the field or pasted into it. */
const placeOf = (input: Element): Element => input.closest('fieldset, form') ?? input

/** Everything that gives a field a picture, and what it does with something else. */
const gifts: [name: string, give: (input: HTMLInputElement) => void][] = [
  ['given a picture', (input) => fireEvent.change(input, { target: { files: [aPicture()] } })],
  ['given a note', (input) => fireEvent.change(input, { target: { files: [aNote()] } })],
  ['a picture over it', (input) => fireEvent.dragOver(placeOf(input))],
  ['a picture dropped', (input) => fireEvent.drop(placeOf(input), { dataTransfer: { files: [aPicture()] } })],
  ['a picture pasted', (input) => fireEvent.paste(placeOf(input), { clipboardData: { files: [aPicture()] } })],
]
/** The further fields of a page take files by the same code. */
const others = gifts.slice(0, 1)

/** Gives the fields of a page that take files a picture in each way, once more while uploads are refused, and takes it away again. */
export const givePictures = async (presses: Presses): Promise<string[]> => {
  await presses.open()
  const names = inputs().map(nameOf)
  const lines: string[] = []
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) !== index) continue
    for (const [title, give] of index === 0 ? gifts : others) {
      await presses.goBack(undefined)
      const input = await presses.reopen(() => inputs()[index])
      if (!input) continue
      lines.push(`«${name}», ${title}`, ...indented(await presses.doing(() => give(input))))
      const away = [...document.querySelectorAll('button')].find((one) => /^Quitar la foto/.test(accessibleName(one)))
      if (away && title === 'given a picture')
        lines.push(`  then «${accessibleName(away)}»`, ...indented(indented(await presses.doing(() => fireEvent.click(away)))))
    }
    const input = await presses.reopen(() => inputs()[index])
    const give = others[0]?.[1]
    if (input && give) lines.push(`«${name}», refused`, ...indented(await presses.refused(() => give(input))))
  }
  await presses.goBack(undefined)
  return lines
}
