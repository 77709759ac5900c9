import { type Chance, landscape, type Palette, palettes, room, studio } from './backdrops.ts'
import type { DemoProduct } from './demo-products.ts'
import { drawings } from './drawings.ts'
import { moved, oval } from './shapes.ts'

/** A sequence of numbers from 0 up to 1 determined by the text: FNV-1a for the seed, mulberry32 for the sequence. */
const chanceOf = (text: string): Chance => {
  let state = 2166136261
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

const distance = (one: string, other: string): number =>
  Math.hypot(...[1, 3, 5].map((from) => Number.parseInt(one.slice(from, from + 2), 16) - Number.parseInt(other.slice(from, from + 2), 16)))

/** The smallest RGB distance between a thing and the wall behind it, so that it stands out. */
const STANDS_OUT = 95

const choosePalette = (color: string, chance: Chance): Palette => {
  const byDistance = palettes.toSorted((one, other) => distance(other.wall, color) - distance(one.wall, color))
  const clear = byDistance.filter(({ wall }) => distance(wall, color) >= STANDS_OUT)
  const choice = clear.length > 2 ? clear : byDistance.slice(0, 3)
  return choice[Math.floor(chance() * choice.length)] as Palette
}

/**
 * The picture of a demo product as SVG, 1280 × 960; `n` counts its pictures from 0. The same product and `n` always give the same
 * picture, and two products of one kind differ in room, light, side, size and tilt.
 */
export const draw = ({ name, drawing }: Pick<DemoProduct, 'name' | 'drawing'>, n: number): string => {
  const chance = chanceOf(`${name} ${n}`)
  const { shapes, floor, lean, scene } = drawings[drawing.kind]
  const palette = choosePalette(drawing.color, chance)
  const hangs = floor === 0
  const backdrop =
    scene === 'outdoors'
      ? landscape(palette, chance)
      : scene === 'studio'
        ? studio(palette, chance)
        : room(palette, chance, hangs ? 892 : 716)
  const size = (n === 0 ? 0.94 : 1.06) + chance() * 0.08
  const x = 640 + (chance() - 0.5) * 50
  const side = chance() < (n === 0 ? 0.3 : 0.7) ? -1 : 1
  const thing = moved(
    `translate(${x.toFixed(1)} 822) scale(${(size * side).toFixed(3)} ${size.toFixed(3)}) translate(-640 -800)`,
    hangs ? '' : oval(640, 806, floor + 26, 30, '#2a1711', 0.12) + oval(640, 805, floor, 20, '#2a1711', 0.18),
    moved(`rotate(${((chance() * 2 - 1) * lean).toFixed(2)} 640 800)`, shapes(drawing.color, drawing.accent)),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960" viewBox="0 0 1280 960">${backdrop}${thing}</svg>`
}
