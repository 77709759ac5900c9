import { findFirefox, findWebkit, findXvfb } from '../../scripts/lib/find-tools.mjs'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { startFeria } from '../lib/start-server.ts'
import type { Browser } from './browser.ts'
import { startFirefox } from './firefox.ts'
import { openNetwork } from './network.ts'
import { startWebkit } from './webkit.ts'

const installed = (path: string | undefined, name: string): string => {
  if (!path) throw new Error(`${name} is not installed`)
  return path
}

/** A browser, a Feria, and between them a network that can be cut. */
export const startAll = async (name = 'firefox') => {
  const port = await freePort()
  const network = await openNetwork(port, name === 'webkit')
  const start = (): Promise<Browser> =>
    name === 'firefox'
      ? startFirefox(installed(findFirefox(), 'Firefox'))
      : startWebkit(installed(findWebkit(), 'WebKitWebDriver'), installed(findXvfb(), 'Xvfb'), () => network.problems)
  const [feria, browser] = await Promise.all([startFeria({ DEMO: 'no', PORT: String(port), PUBLIC_URL: network.url }), start()])
  const stop = async () => {
    await browser.close()
    await network.cut()
    await feria.stop()
  }
  return { browser, network, stop }
}
