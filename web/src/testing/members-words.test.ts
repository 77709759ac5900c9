import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'
import { excused, faultsOf, glossary, operatorsWords, otherVoices, stated } from './members-words.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Tests, the back office and emails, and what a model is told. */
const OTHERS = /\.test\.|\/testing\/|modules\/admin\/|emails\.ts$|digest\.ts$|assistant\/(?:conversation|product-photo)\.ts$/
const files = globSync(['web/src/**/*.{ts,tsx}', 'contract/src/**/*.ts', 'server/src/modules/**/*.ts'], { cwd: root }).filter(
  (path) => !OTHERS.test(path),
)

const SPANISH = /^[A-ZÁÉÍÓÚ¡¿«]|[áéíóúñ¡¿«]| (?:el|la|los|las|de|del|que|tu|tus|un|una|por|para|con|se|te|y|en|al) /
const ENGLISH = /\b(?:the|of|with|and|by|its|for|an|was|whom|through|matches a|[Ss]everal|[Ss]omebody)\b|\/api\/|: \//

/** The Spanish texts of a file; «…» stands for a value. */
const textsIn = (path: string): string[] => {
  const found: string[] = []
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && found.push(value)),
    TemplateLiteral: ({ quasis }) => void found.push(quasis.map(({ value }) => value.cooked ?? '').join('…')),
    JSXText: ({ value }) => void found.push(value.replaceAll(/\s+/g, ' ').trim()),
  }).visit(parseSync(path, readFileSync(`${root}/${path}`, 'utf8')).program)
  return found.filter((text) => SPANISH.test(text) && !ENGLISH.test(text))
}
const all = files.flatMap((path) => textsIn(path).map((text) => ({ path, text })))

test('what members read keeps to the glossary, in one voice, without operators’ words', () => {
  expect(all.length).toBeGreaterThan(3000)
  expect(all.flatMap(({ path, text }) => faultsOf(text).map((fault) => `${path}: «${fault}» in «${text}»`))).toEqual([])
})

test('every exception is still on a page, breaks a rule and, where it is called stated, is in the specification', () => {
  const rows = readFileSync(`${root}/docs/requirements.csv`, 'utf8').split('\n')
  const rowOf = (id: string) => rows.find((row) => row.startsWith(`${id},`)) ?? ''
  const patterns = [...Object.values(glossary), ...otherVoices, ...operatorsWords]
  const known = new Set(all.map(({ text }) => text))
  for (const [text, id] of Object.entries(stated)) expect(rowOf(id), text).toContain(text.split('…')[0]?.trim())
  for (const text of Object.keys({ ...stated, ...excused })) {
    expect(known, text).toContain(text)
    expect(
      patterns.some((not) => not.test(text)),
      text,
    ).toBe(true)
  }
})

describe('a text is refused', () => {
  test.each([
    ['in another voice', 'No tienes mensajes', 'tienes'],
    ['that asks as «tú»', 'Por favor ingresa tu nombre', 'Por favor ingresa'],
    ['that asks as «usted»', 'Ingrese su nombre', 'Ingrese'],
    ['with a synonym', 'Te mandamos un mail', 'mail'],
    ['with an operator’s word', 'Amazon: sin configurar', 'sin configurar'],
  ])('%s', (_, text, fault) => expect(faultsOf(text)).toEqual([fault]))

  test.each(['Te mandamos un email', '¿Hacés envíos?', 'Mar del Plata', 'Intentá de nuevo', 'Mirá en correo no deseado'])(
    'unlike «%s»',
    (text) => expect(faultsOf(text)).toEqual([]),
  )
})
