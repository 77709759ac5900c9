import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArguments } from './lib/chromium.mjs'
import { findChromium } from './lib/find-tools.mjs'
import { freePort } from './lib/free-port.mjs'
import { nodePath } from './lib/node.mjs'
import { atEnd, endAll, endOnSignals, root, start, toolEnv } from './lib/run.mjs'
import { untilReady } from './lib/until-ready.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'

// npm run screenshots: takes the landing page's pictures from a Feria of its own, with the demo market.

// The server's own dependency.
const sharp = createRequire(new URL('../server/package.json', import.meta.url))('sharp')

const target = join(root, 'web', 'public', 'images', 'landing')
const MAX_BYTES = 60_000
const password = 'feria-demo-2026'
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 }
const phone = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** Every picture: member, page, device, and the widths in pixels that the landing page uses. */
const shots = [
  { name: 'catalogo', who: 'tomas', path: '/all-products', device: desktop, widths: [640, 960, 1280] },
  { name: 'producto', who: 'tomas', search: 'bicicleta', device: desktop, widths: [480, 720, 1280] },
  { name: 'panel', who: 'rocio', path: '/seller-dashboard', device: desktop, widths: [480, 720, 1280] },
  { name: 'telefono-catalogo', who: 'tomas', path: '/all-products', device: phone, widths: [390, 546, 780] },
  { name: 'telefono-producto', who: 'tomas', search: 'bicicleta', device: phone, widths: [240, 390] },
]

const serve = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'feria-screenshots-'))
  atEnd(() => rm(dir, { recursive: true, force: true }))
  const port = await freePort()
  const env = toolEnv({ DATA_DIR: dir, PORT: String(port), HOST: '127.0.0.1', DEMO: 'yes', RATE_LIMITS: 'false', LOG_LEVEL: 'warn' }, [
    'DATABASE_URL',
    'REDIS_URL',
    'PUBLIC_URL',
    'BRAND_NAME',
    'NODE_ENV',
  ])
  const { child } = start(nodePath(), [join(root, 'server/dist/main.js')], { cwd: dir, env, stdio: ['ignore', 'pipe', 'pipe'] })
  await untilReady(child, 'Feria', 'is ready', 120)
  return `http://127.0.0.1:${port}`
}

const ask = async (address, options) => {
  const answer = await fetch(address, options)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.json()
}

const logIn = (site, who) =>
  ask(`${site}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@feria.example`, password }),
  })

/** The address of a search's first product. */
const firstFound = async (site, search) => {
  const [product] = await ask(`${site}/api/v1/products?search=${encodeURIComponent(search)}&in_stock=true`)
  if (!product) throw new Error(`The demo market has no «${search}»`)
  return `/products/${product.id}`
}

const settled = async (page) => {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.fonts.status === 'loaded' && !document.querySelector('main .mantine-Skeleton-root'))
  // Lazy pictures load only when they come near.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left, bottom, right } = image.getBoundingClientRect()
      return image.complete || top >= innerHeight || left >= innerWidth || bottom <= 0 || right <= 0
    }),
  )
}

const take = async (browser, site, { who, path, search, device }) => {
  const session = await logIn(site, who)
  const context = await browser.newContext({
    ...device,
    baseURL: site,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addInitScript(({ token, user }) => {
    localStorage.setItem('token', token)
    localStorage.setItem('user', JSON.stringify(user))
  }, session)
  const page = await context.newPage()
  await page.goto(path ?? (await firstFound(site, search)))
  await settled(page)
  const picture = await page.screenshot()
  await context.close()
  return picture
}

/** Writes a picture as AVIF in every width, and in the second one as WebP for browsers without AVIF. */
const write = async (picture, { name, widths }) => {
  const file = (width, kind) => join(target, `${name}-${width}.${kind}`)
  for (const width of widths) {
    await sharp(picture).resize({ width }).avif({ quality: 52, effort: 5, chromaSubsampling: '4:4:4' }).toFile(file(width, 'avif'))
  }
  await sharp(picture).resize({ width: widths[1] }).webp({ quality: 76, effort: 6 }).toFile(file(widths[1], 'webp'))
}

/** The preview picture of a shared link: a fixed size, as JPEG, which every network reads. */
const writeShared = (picture) =>
  sharp(picture)
    .resize({ width: 1200, height: 630, position: 'top' })
    .jpeg({ quality: 62, mozjpeg: true })
    .toFile(join(target, 'compartir.jpg'))

endOnSignals()
try {
  await ensureInstalled('all')
  await ensureBuilt()
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Chromium is not installed')
  const site = await serve()
  const browser = await chromium.launch({ executablePath, args: chromiumArguments })
  atEnd(() => browser.close())
  await mkdir(target, { recursive: true })
  for (const shot of shots) {
    const picture = await take(browser, site, shot)
    await write(picture, shot)
    if (shot.name === 'catalogo') await writeShared(picture)
  }
  for (const name of (await readdir(target)).sort()) {
    const { size } = await stat(join(target, name))
    console.log(`${name.padEnd(32)} ${(size / 1000).toFixed(1).padStart(6)} kB`)
    if (size > MAX_BYTES) throw new Error(`${name} has ${size} bytes, at most ${MAX_BYTES}`)
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  await endAll()
}
