import { accessSync, constants } from 'node:fs'
import { tmpdir } from 'node:os'
import type { Browser } from 'playwright-core'
import { type Gate, openGate } from './gate.ts'

/** Where Debian and its derivatives install it; the headless one is enough and starts faster. */
const USUAL = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
)
const IDLE_MS = 60_000
const START_MS = 20_000

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The configured Chromium, otherwise the machine's; null when there is none. */
export const findChromium = (path: string | undefined): string | null => (path ? [path] : USUAL).find(isExecutable) ?? null

interface Open {
  browser: Browser
  gate: Gate
}

/** A browser that starts on demand and closes after a minute without use. Its users take turns. */
export interface PageBrowser {
  use<T>(work: (open: Open) => Promise<T>): Promise<T>
  /** Kills an unresponsive browser; the next use starts another one. */
  drop(): Promise<void>
}

/** No traffic of a page bypasses the proxy: no QUIC, no peer-to-peer, none of the browser's own. */
const ARGS = [
  '--disable-quic',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--js-flags=--max-old-space-size=256',
]

/** Opens nothing yet. `hasSandbox` is false only where Chromium cannot use its sandbox, as for root. */
export const openBrowser = (options: { path: string; hasSandbox: boolean; isLocalAllowed: boolean }): PageBrowser => {
  let opening: Promise<Open> | null = null
  let idle: NodeJS.Timeout | undefined
  let users = 0

  const start = async (): Promise<Open> => {
    const { chromium } = await import('playwright-core')
    const gate = await openGate(options.isLocalAllowed)
    try {
      const browser = await chromium.launch({
        executablePath: options.path,
        chromiumSandbox: options.hasSandbox,
        args: ARGS,
        proxy: { server: gate.url },
        timeout: START_MS,
        // The browser must not see our settings, which include secrets.
        env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: tmpdir(), LANG: 'es_AR.UTF-8' },
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      })
      return { browser, gate }
    } catch (error) {
      await gate.close()
      throw error
    }
  }

  const drop = async (): Promise<void> => {
    clearTimeout(idle)
    const open = await opening?.catch(() => null)
    opening = null
    if (!open) return
    await open.browser.close().catch(() => undefined)
    await open.gate.close()
  }

  /** The open browser, or a new one; one that exits or fails to start is replaced by the next. */
  const open = (): Promise<Open> => {
    if (opening) return opening
    const mine = start()
    opening = mine
    const isMine = () => opening === mine
    mine.then(
      ({ browser }) => browser.once('disconnected', () => isMine() && void drop()),
      () => {
        if (isMine()) opening = null
      },
    )
    return mine
  }

  return {
    drop,
    use: async (work) => {
      clearTimeout(idle)
      users++
      try {
        return await work(await open())
      } finally {
        users--
        clearTimeout(idle)
        idle = setTimeout(() => users === 0 && void drop(), IDLE_MS).unref()
      }
    },
  }
}
