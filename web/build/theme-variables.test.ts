import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { themeStyles, unusedColors } from './theme-variables.ts'

const source = join(import.meta.dirname, '../src')
const written = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(css|tsx?)$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }))

const declared = new Set([...themeStyles().matchAll(/(--[\w-]+):/g)].map(([, name]) => name))

test('every variable of the library that a page names is in the theme, and so is every variable that another one stands for', () => {
  const own = /--mantine-(color|primary|spacing|radius|shadow|font|line|breakpoint|z|heading)-[\w-]+/g
  const named = [...written, { name: 'theme', text: themeStyles() }].flatMap(({ name, text }) =>
    [...text.matchAll(new RegExp(`var\\((${own.source})`, 'g'))].map(([, variable]) => ({ name, variable })),
  )
  expect(named.length).toBeGreaterThan(500)
  expect(named.filter(({ variable }) => !declared.has(variable))).toEqual([])
})

test('nothing has a colour of the library whose variables are left out', () => {
  const colored = new RegExp(`\\b(color|c|bg|iconColor)=["'{]+(${unusedColors.join('|')})\\b|\\b(${unusedColors.join('|')})\\.\\d`)
  expect(unusedColors).toContain('blue')
  expect(written.filter(({ text }) => colored.test(text)).map(({ name }) => name)).toEqual([])
})

test('both colour schemes say the same variables', () => {
  const [, dark = '', light = ''] = themeStyles().split(/\[data-mantine-color-scheme="(?:dark|light)"\]/)
  const names = (block: string) => new Set([...block.matchAll(/(--mantine-[\w-]+):/g)].map(([, name]) => name))
  expect(names(light).size).toBeGreaterThan(50)
  expect(names(dark)).toEqual(names(light))
})
