import { idOf } from './names.ts'

/** The moment at which the clock stands: 12:05 in Buenos Aires. */
export const NOW = Date.UTC(2026, 10, 20, 15, 5)

/** Fields that their schema alone does not say enough about, by the end of their path. */
const known: [end: RegExp, value: (way: number, path: string) => unknown][] = [
  [/(?:room|roomId|room_id)$/, (_, path) => [1, 2, 3].map((n) => idOf(`${n}${path}`)).join('_')],
  [/quietFrom$/, () => 22],
  [/quietTo$/, () => 8],
  [/^reputation\.stars$/, (way) => (way === 1 || way < 0 ? [0, 0, 0, 0, 0] : [4, 3, 2, 1, 0])],
  [/stars$/, (way) => [4, 1, 5, 3][Math.abs(way) % 4]],
  [/score$/, (way) => [4.6, 3, 5, 1][Math.abs(way) % 4]],
  [/radiusKm$/, (way) => [25, 5, 100][Math.abs(way) % 3]],
  [/lat$|latitude$/, () => -34.6],
  [/(?:lng|lon|longitude)$/, () => -58.4],
  [/last4$|lastFour$/, () => '4242'],
  [/cvu$|cbu$/i, () => '0000003100010000000001'],
]

/** The value of such a field in one of the ways; undefined for any other. */
export const special = (path: string, way: number): unknown => known.find(([end]) => end.test(path))?.[1](way, path)

/** What an address names; answers have ids of their own. */
export const ID = '019a9f3e-0000-7000-8000-000000000009'

/** A change of an answer, at its top. */
export const but =
  (more: object) =>
  (answer: object): object => ({ ...answer, ...more })

/** What is for sale and may be bought. */
export const onSale = { sold: false, status: 'available', stock: 3, can: { buy: true, edit: false }, price: 1500, platform: 'Local' }

/** A conversation about that, between two others. */
export const ROOM = `${ID.replace(/9$/, '1')}_${ID.replace(/9$/, '8')}_${ID}`
