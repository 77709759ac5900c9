import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from './lib/run.mjs'

// npm run icons: generates the installed app's icons from the logo, web/public/favicon.svg. Run it after changing the logo.

const folder = join(root, 'web', 'public', 'icons')
const logo = readFileSync(join(root, 'web', 'public', 'favicon.svg'), 'utf8')
/** The paper colour behind the logo. */
const PAPER = '#fbf1e4'
/** A round mask may crop all but the middle 80 % of a maskable icon. */
const SAFE = 0.8

const drawn = (svg, size) => sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size)
/** Without rounded corners: systems crop icons to their own shape. */
const square = logo.replace(' rx="8"', '')

const maskable = async (size) => {
  const inner = Math.round(size * SAFE)
  const middle = await drawn(square, inner).toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: PAPER } }).composite([{ input: middle }])
}

/** For a phone's status bar, which shows only the outline: stall and awning, white. */
const badge = logo
  .replace(/<rect[^>]*>/, '')
  .replace(/<path d="M1[23][^>]*>/g, '')
  .replaceAll(/fill="#\w+"/g, 'fill="#fff"')

mkdirSync(folder, { recursive: true })
const icons = {
  '192.png': drawn(logo, 192),
  '512.png': drawn(logo, 512),
  'maskable-512.png': await maskable(512),
  'apple-180.png': drawn(square, 180),
  'badge-96.png': drawn(badge, 96),
}
for (const [name, icon] of Object.entries(icons)) await icon.png({ compressionLevel: 9, palette: true }).toFile(join(folder, name))
