import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import opentype, { type Command, type Font } from 'opentype.js'

/** Text as outlines: the width of a line, line breaks, and the path of a line from its baseline. Sizes are in pixels. */
export interface Lettering {
  widthOf(line: string, size: number): number
  /** At most `lines` lines, none wider than `width`; longer texts end in «…». Characters that the font lacks are left out. */
  breakInto(text: string, size: number, width: number, lines: number): string[]
  pathOf(line: string, x: number, y: number, size: number): string
}

/** The web's display font, shipped with the code: a machine without any font draws the same. */
const FACE = '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'

let opened: Promise<Lettering> | undefined

/** Reads the font on first use, once. */
export const openLettering = (): Promise<Lettering> => {
  opened ??= readFace()
  return opened
}

const readFace = async (): Promise<Lettering> => {
  const bytes = await readFile(createRequire(import.meta.url).resolve(FACE))
  return letteringOf(opentype.parse(new Uint8Array(bytes).buffer))
}

const letteringOf = (font: Font): Lettering => {
  // Glyph by glyph: the library's own layout fails on substitutions in this font, and Spanish needs none.
  const place = (line: string, size: number) => {
    const scale = size / font.unitsPerEm
    const glyphs = [...line].map((sign) => font.charToGlyph(sign))
    let x = 0
    const at = glyphs.map((glyph, n) => {
      const next = glyphs[n + 1]
      const start = x
      x += ((glyph.advanceWidth ?? 0) + (next ? font.getKerningValue(glyph, next) : 0)) * scale
      return { glyph, x: start }
    })
    return { at, width: x }
  }
  const known = (text: string) =>
    [...text.normalize('NFC')].map((sign) => (/\s/.test(sign) ? ' ' : sign)).filter((sign) => font.charToGlyphIndex(sign) > 0)
  const widthOf = (line: string, size: number) => place(line, size).width
  return {
    widthOf,
    pathOf: (line, x, y, size) =>
      place(known(line).join(''), size)
        .at.flatMap((sign) => sign.glyph.getPath(x + sign.x, y, size).commands.map(stepOf))
        .join(''),
    breakInto: (text, size, width, lines) => {
      const fits = (line: string) => widthOf(line, size) <= width
      const words = known(text)
        .join('')
        .split(' ')
        .filter(Boolean)
        .flatMap((word) => cut(word, fits))
      const done: string[] = []
      for (const word of words) {
        const last = done.at(-1)
        const longer = last === undefined ? word : `${last} ${word}`
        if (last !== undefined && fits(longer)) done[done.length - 1] = longer
        else done.push(word)
      }
      if (done.length <= lines) return done
      const kept = done.slice(0, lines)
      let end = kept[lines - 1] ?? ''
      while (end && !fits(`${end}…`)) end = end.slice(0, -1)
      return [...kept.slice(0, -1), `${end.trimEnd()}…`]
    },
  }
}

/** The library's own path data of this font contains NaN, which ends a drawing. */
const stepOf = ({ type, x1, y1, x2, y2, x, y }: Command): string => {
  const numbers = [x1, y1, x2, y2, x, y].filter((number) => number !== undefined)
  return `${type}${numbers.map((number) => number.toFixed(1)).join(' ')}`
}

/** Splits a word wider than a line. */
const cut = (word: string, fits: (line: string) => boolean): string[] => {
  if (fits(word)) return [word]
  const pieces = ['']
  for (const sign of word) {
    const longer = `${pieces.at(-1)}${sign}`
    if (pieces.at(-1) === '' || fits(longer)) pieces[pieces.length - 1] = longer
    else pieces.push(sign)
  }
  return pieces
}
