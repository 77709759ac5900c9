/** The colours of Feria, for its pages and its emails. Ten shades of each, the lightest first, as the library of the pages wants them. */

/** Brick, as in the awnings of the market: filled buttons (shade 7) have white text at 5.2:1. */
export const ladrillo = [
  '#fff3ec',
  '#fde3d3',
  '#f9c4a7',
  '#f4a277',
  '#ee8450',
  '#e2662f',
  '#d4521b',
  '#c2410c',
  '#9f360c',
  '#7f2d0e',
] as const
/** Mate green: selling, success and secondary actions. */
export const yerba = ['#eaf6f0', '#d2eadf', '#a6d5c1', '#78bfa1', '#50a985', '#338f6c', '#277f5f', '#1f6f54', '#185843', '#114232'] as const
/** Paper and ink: warm neutrals instead of the library's greys. */
export const gray = ['#faf6f0', '#f3ece2', '#e9dfd2', '#dbcdbc', '#c7b6a3', '#a3917f', '#74665a', '#574b42', '#3b322b', '#241d18'] as const
export const dark = ['#f2eae0', '#d9cdc0', '#bbac9e', '#96867a', '#54473d', '#3f352d', '#2c2520', '#1d1814', '#16120f', '#0f0c0a'] as const
export const red = ['#fff0ef', '#ffdedb', '#ffbab4', '#ff958d', '#f76e66', '#e24a45', '#c92f31', '#b01e26', '#8f1820', '#6f141a'] as const
export const yellow = [
  '#fff8e1',
  '#ffefc0',
  '#ffe08a',
  '#fbcd53',
  '#f2b82a',
  '#d99a0b',
  '#b57b04',
  '#8a5c02',
  '#6b4703',
  '#4d3303',
] as const

/** Grounds, lines and text. The night's paper and ink are the seventh and the first of `dark`. */
export const DAY_PAPER = '#fbf7f1'
export const DAY_SURFACE = '#ffffff'
export const DAY_LINE = '#eadfd1'
export const DAY_INK = '#2a211c'
export const NIGHT_SURFACE = '#26201b'
export const NIGHT_LINE = '#3d332b'
