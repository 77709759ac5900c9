/** SVG shapes that the drawings are made of. The canvas is 1280 × 960; things stand on the line y = 800. */

/** Material colours shared by all drawings. */
export const ink = '#2b2422'
export const dark = '#3d3532'
export const steel = '#c3c2bf'
export const paper = '#fff9ef'
export const wood = '#b9814f'
export const glass = '#bfdfe4'

/** How a kind of thing is drawn: its shapes in two colours, half the width of its shadow, and its largest tilt in degrees. */
export interface Drawing {
  shapes: (color: string, accent: string) => string
  floor: number
  lean: number
  /** Where such a thing is usually photographed. */
  scene: 'home' | 'outdoors' | 'studio'
}

const channels = (hex: string) => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))

/** Mixes two colours written #rrggbb; `amount` from 0 (the first) to 1 (the second). */
export const mix = (from: string, to: string, amount: number): string => {
  const target = channels(to)
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? value) - value) * amount))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** A lighter version of a colour, warm as lamp light; `amount` from 0 to 1. */
export const tint = (color: string, amount: number): string => mix(color, '#fffaf0', amount)

/** A darker version of a colour, warm as a shadow indoors; `amount` from 0 to 1. */
export const shade = (color: string, amount: number): string => mix(color, '#2a1711', amount)

const faded = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : '')
const stroke = (color: string, width: number): string =>
  `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`

/** A rectangle, its corners rounded by `r`. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, opacity = 1): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"${faded(opacity)}/>`

/** An ellipse around its centre. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${faded(opacity)}/>`

/** A disc around its centre. */
export const disc = (x: number, y: number, r: number, fill: string, opacity = 1): string => oval(x, y, r, r, fill, opacity)

/** A circle outline. */
export const ring = (x: number, y: number, r: number, color: string, width: number, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${stroke(color, width)}${faded(opacity)}/>`

/** A filled path. */
export const path = (d: string, fill: string, opacity = 1): string => `<path d="${d}" fill="${fill}"${faded(opacity)}/>`

/** An ellipse outline, turned by `angle` degrees around its centre. */
export const loop = (x: number, y: number, rx: number, ry: number, angle: number, color: string, width: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${angle} ${x} ${y})" ${stroke(color, width)}/>`

/** A path as a line with round ends. */
export const line = (d: string, color: string, width: number, opacity = 1): string =>
  `<path d="${d}" ${stroke(color, width)}${faded(opacity)}/>`

/** Shapes with an SVG transform. */
export const moved = (transform: string, ...shapes: string[]): string => `<g transform="${transform}">${shapes.join('')}</g>`

/** The same shape `times` times, called with 0, 1, 2 … */
export const repeat = (times: number, shape: (i: number) => string): string => Array.from({ length: times }, (_, i) => shape(i)).join('')

/** Shapes and their reflection about x = 640. */
export const mirrored = (...shapes: string[]): string => `${shapes.join('')}${moved('translate(1280 0) scale(-1 1)', ...shapes)}`

/** Scaled shapes, still standing on the floor. */
export const scaled = (times: number, ...shapes: string[]): string =>
  moved(`translate(640 800) scale(${times}) translate(-640 -800)`, ...shapes)
