import sharp from 'sharp'
import { type Lettering, openLettering } from './lettering.ts'
import type { Card } from './pictures.ts'

/** The link preview of a resale link [RES-14]: 1200 by 630 is the size that no network crops. */
const WIDTH = 1200
const HEIGHT = 630
const EDGE = 56
const PICTURE = HEIGHT - 2 * EDGE
const QUALITY = 82
/** The web's colours in light mode. */
const paper = '#fbf7f1'
const ink = '#2b211a'
const faint = '#6f6156'
const clay = '#c2410c'
const yerba = '#1f6f54'

const mark =
  `<path d="M6 13h20v15H6z" fill="${yerba}"/>` +
  '<path d="M12.5 18.5h7V28h-7z" fill="#fdf3e6"/>' +
  '<path d="M5 2h22l3.5 10.5a3.63 3.63 0 0 1-7.25 0 3.63 3.63 0 0 1-7.25 0 3.63 3.63 0 0 1-7.25 0 3.63 3.63 0 0 1-7.25 0z" ' +
  `fill="${clay}"/>` +
  '<path d="M10.5 2H16v10.5a3.63 3.63 0 0 1-7.25 0zM21.5 2H27l3.5 10.5a3.63 3.63 0 0 1-7.25 0z" fill="#f7cfa9"/>'

/** Draws a card as a JPEG. A picture that cannot be decoded is left out. */
export const drawCard = async (card: Card, maxPixels: number): Promise<Buffer> => {
  const letters = await openLettering()
  const picture = card.picture ? await square(card.picture, maxPixels) : null
  const left = picture ? EDGE + PICTURE + EDGE : EDGE
  return sharp(Buffer.from(svgOf(card, letters, left)))
    .composite(picture ? [{ input: picture, left: EDGE, top: EDGE }] : [])
    .flatten({ background: paper })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
}

const corners = Buffer.from(`<svg width="${PICTURE}" height="${PICTURE}"><rect width="${PICTURE}" height="${PICTURE}" rx="28"/></svg>`)

const square = async (bytes: Buffer, maxPixels: number): Promise<Buffer | null> => {
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels })
      .resize(PICTURE, PICTURE, { fit: 'cover' })
      .composite([{ input: corners, blend: 'dest-in' }])
      .png()
      .toBuffer()
  } catch {
    return null
  }
}

const svgOf = ({ title, price, note, brand }: Card, letters: Lettering, left: number): string => {
  const width = WIDTH - left - EDGE
  const text = (line: string, x: number, y: number, size: number, colour: string) =>
    `<path d="${letters.pathOf(line, x, y, size)}" fill="${colour}"/>`
  const fitting = (line: string, size: number): number => Math.min(size, (size * width) / Math.max(1, letters.widthOf(line, size)))
  const size = left > EDGE ? 52 : 68
  const lines = letters.breakInto(title, size, width, left > EDGE ? 4 : 3)
  const [brandLine = ''] = letters.breakInto(brand, 34, width - 64, 1)
  const [noteLine = ''] = letters.breakInto(note, 28, width, 1)
  const step = size * 1.16
  const priceSize = fitting(price, 64)
  const top = 190
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/>
    <rect y="${HEIGHT - 14}" width="${WIDTH}" height="14" fill="${clay}"/>
    <g transform="translate(${left} ${EDGE}) scale(1.5)">${mark}</g>
    ${text(brandLine, left + 62, EDGE + 36, 34, ink)}
    ${lines.map((line, n) => text(line, left, top + n * step, size, ink)).join('')}
    ${text(price, left, 516, priceSize, clay)}
    ${text(noteLine, left, HEIGHT - EDGE - 4, 28, faint)}
  </svg>`
}
