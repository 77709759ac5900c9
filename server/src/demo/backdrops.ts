import { disc, line, mix, moved, oval, path, rect, repeat, shade, tint } from './shapes.ts'

/** Returns a number from 0 up to 1; the same seed gives the same sequence. */
export type Chance = () => number

/** Colours of a room: wall, floor, and two for objects. */
export interface Palette {
  wall: string
  floor: string
  soft: string
  strong: string
}

/** Warm rooms, from cream to dusk. */
export const palettes: Palette[] = [
  { wall: '#f7e9d3', floor: '#dfc29b', soft: '#f0d5ae', strong: '#d98d5f' },
  { wall: '#f5d9c4', floor: '#d9a888', soft: '#efc6a9', strong: '#c76b4a' },
  { wall: '#e4e3cb', floor: '#c3b88f', soft: '#d3d3b2', strong: '#8a9a66' },
  { wall: '#d7e3df', floor: '#c9b69a', soft: '#c0d4ce', strong: '#5f8f8b' },
  { wall: '#f3d3cb', floor: '#cfa394', soft: '#eabfb4', strong: '#b8655c' },
  { wall: '#f8dfa9', floor: '#d8ae72', soft: '#f3d08a', strong: '#d58a3a' },
  { wall: '#dcd9e6', floor: '#bfae9f', soft: '#cac5da', strong: '#7d739c' },
  { wall: '#c9d8e3', floor: '#c5b19a', soft: '#b3c7d6', strong: '#557a97' },
  { wall: '#e9c7a5', floor: '#b98a63', soft: '#ddb48c', strong: '#9c5b39' },
  { wall: '#efe6df', floor: '#cdb8a6', soft: '#e2d3c7', strong: '#a8806a' },
]

const pot = (x: number, y: number, size: number, { strong }: Palette): string =>
  moved(
    `translate(${x} ${y}) scale(${size})`,
    oval(0, 4, 70, 12, '#2a1711', 0.16),
    ...[-40, 38, -12, 14].map((angle, i) =>
      moved(`rotate(${angle} 0 -90)`, path('M0 -84Q-36 -150 0 -230Q36 -150 0 -84Z', i % 2 ? '#6f9467' : '#587f58')),
    ),
    path('M-56 -100H56L42 -6Q40 0 32 0H-32Q-40 0 -42 -6Z', strong),
    path('M-56 -100H-26L-18 0H-32Q-40 0 -42 -6Z', tint(strong, 0.3), 0.7),
  )

const windowLight = (_: Palette, x: number): string =>
  path(`M${x} 0H${x + 210}L${x - 20} 730H${x - 270}Z`, '#ffffff', 0.2) +
  path(`M${x + 250} 0H${x + 320}L${x + 90} 730H${x + 20}Z`, '#ffffff', 0.2)

const frame = ({ soft, strong, wall }: Palette, x: number): string =>
  rect(x - 92, 96, 196, 246, shade(soft, 0.12), 6) +
  rect(x - 98, 88, 196, 246, tint(wall, 0.55), 6) +
  rect(x - 76, 110, 152, 202, soft) +
  disc(x + 18, 178, 34, strong, 0.8) +
  path(`M${x - 76} 262Q${x - 30} 210 ${x + 4} 250T${x + 76} 236V312H${x - 76}Z`, strong, 0.55)

const arch = ({ soft }: Palette, x: number): string => path(`M${x - 330} 730V430A330 330 0 0 1 ${x + 330} 430V730Z`, soft, 0.75)

const shelf = ({ soft, strong }: Palette, x: number): string =>
  rect(x - 170, 226, 340, 18, shade(soft, 0.3), 6) +
  rect(x - 140, 126, 34, 100, strong, 4, 0.75) +
  rect(x - 102, 146, 28, 80, shade(soft, 0.2), 4) +
  moved(`rotate(10 ${x - 50} 226)`, rect(x - 70, 136, 28, 88, tint(strong, 0.45), 4)) +
  path(`M${x + 40} 226Q${x + 24} 176 ${x + 60} 156H${x + 90}Q${x + 126} 176 ${x + 110} 226Z`, tint(strong, 0.3), 0.85)

const decors = [windowLight, frame, arch, shelf]

/** A room: wall with one decoration, skirting board, floor, and sometimes a pot in a corner. `edge` is where the floor starts. */
export const room = (palette: Palette, chance: Chance, edge: number): string => {
  const left = chance() < 0.5
  const decor = decors[Math.floor(chance() * decors.length)] ?? windowLight
  const x = decor === arch ? 640 : decor === windowLight ? 420 + chance() * 500 : left ? 250 : 1030
  const rug = chance() < 0.4 && edge < 800 ? oval(640, 826, 560, 84, palette.soft, 0.8) + oval(640, 826, 500, 70, palette.strong, 0.16) : ''
  const plank = (i: number) => line(`M0 ${edge + 62 + i * 74}H1280`, shade(palette.floor, 0.12), 3, 0.5)
  return (
    rect(0, 0, 1280, 960, palette.wall) +
    decor(palette, x) +
    rect(0, edge, 1280, 960 - edge, palette.floor) +
    repeat(3, plank) +
    rect(0, edge - 22, 1280, 22, tint(palette.wall, 0.4)) +
    rect(0, edge - 3, 1280, 5, shade(palette.floor, 0.14)) +
    rug +
    (chance() < 0.45 ? pot(left ? 1130 : 150, edge + 44, 0.8 + chance() * 0.3, palette) : '')
  )
}

/** Open air: a pale sky with sun and clouds, two rows of hills, trees, and the ground. */
export const landscape = ({ wall, floor, soft, strong }: Palette, chance: Chance): string => {
  const green = mix('#a9b77c', floor, 0.3)
  const tree = (x: number, size: number) =>
    moved(
      `translate(${x} 690) scale(${size})`,
      rect(-8, -90, 16, 96, '#8a6244', 6),
      disc(0, -130, 66, '#86a070'),
      disc(-20, -150, 34, '#a1b886', 0.8),
    )
  const sky = mix(wall, '#dfeaf0', 0.35)
  const white = mix(sky, '#ffffff', 0.6)
  const cloud = (x: number, y: number) =>
    moved(`translate(${x} ${y})`, oval(0, 0, 96, 24, white), disc(-24, -18, 34, white), disc(30, -12, 27, white))
  const sun = 180 + chance() * 920
  const shift = chance() * 160
  return (
    rect(0, 0, 1280, 960, sky) +
    disc(sun, 190, 104, '#fff4cf', 0.55) +
    disc(sun, 190, 72, '#ffe39a', 0.9) +
    cloud(200 + shift * 2, 140) +
    cloud(1120 - shift, 250) +
    path(`M0 600Q${200 + shift} 430 ${480 + shift} 560T1280 500V960H0Z`, mix(soft, strong, 0.25), 0.7) +
    path(`M0 680Q${300 - shift} 560 640 650T1280 610V960H0Z`, mix(green, soft, 0.35)) +
    tree(120 + shift / 2, 1) +
    tree(1150 - shift / 2, 1.2) +
    (chance() < 0.5 ? tree(230 + shift / 2, 0.7) : tree(1030 - shift / 2, 0.75)) +
    rect(0, 690, 1280, 270, green) +
    path('M0 760Q320 730 640 756T1280 746V960H0Z', mix(green, floor, 0.55)) +
    repeat(9, (i) => line(`M${70 + ((i * 151) % 1180)} ${900 - ((i * 41) % 60)}l-8 -22m14 22l8 -20`, shade(green, 0.22), 5, 0.7))
  )
}

/** A photographer's paper backdrop that curves into the floor, with one large plain shape behind the object. */
export const studio = ({ wall, floor, soft, strong }: Palette, chance: Chance): string => {
  const kind = Math.floor(chance() * 4)
  const x = 540 + chance() * 200
  const behind = [
    disc(x, 430, 350, soft),
    moved(`rotate(${-20 + chance() * 40} 640 480)`, rect(-200, 250, 1700, 330, soft, 0, 0.85)),
    path(`M${x - 300} 740V410A300 300 0 0 1 ${x + 300} 410V740Z`, soft),
    disc(x - 130, 400, 260, soft) + disc(x + 190, 540, 190, strong, 0.22),
  ][kind]
  return (
    rect(0, 0, 1280, 960, wall) +
    (behind ?? '') +
    path('M0 742Q640 708 1280 742V960H0Z', mix(wall, floor, 0.7)) +
    (chance() < 0.5
      ? oval(640, 836, 470, 76, mix(wall, floor, 0.4)) +
        path('M170 836A470 76 0 0 0 1110 836V872A470 76 0 0 1 170 872Z', mix(floor, strong, 0.2))
      : '')
  )
}
