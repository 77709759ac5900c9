import { type ChildProcess, spawn } from 'node:child_process'
import { Builder, Capabilities, Origin, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../../scripts/lib/free-port.mjs'
import type { Browser, FoundElement, Tab } from './browser.ts'

const found = (element: WebElement): FoundElement => ({
  click: () => element.click(),
  type: (text) => element.sendKeys(text),
  attach: (files) => element.sendKeys(files.join('\n')),
})

/** MiniBrowser's window cannot be narrower than its toolbar; one opened by a page has none. */
const leaveToolbar = async (driver: WebDriver): Promise<void> => {
  const [first] = await driver.getAllWindowHandles()
  await driver.executeScript("open('about:blank', '_blank', 'width=1280,height=800,toolbar=no,menubar=no,location=no')")
  const opened = async () => (await driver.getAllWindowHandles()).find((handle) => handle !== first)
  await driver.switchTo().window(String(await driver.wait(opened, 10_000)))
}

const tab = (driver: WebDriver, problems: () => string[], close: () => Promise<void>): Tab => ({
  goto: (url) => driver.get(url),
  resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
  run: (work, ...given) => driver.executeScript(work, ...given),
  find: async (look, ...given) => {
    const element = await driver.executeScript<WebElement | null>(look, ...given)
    return element ? found(element) : undefined
  },
  load: (source) => driver.executeScript(source),
  drag: async (from, to) => {
    const steps = Array.from({ length: 8 }, (_, step) => (step + 1) / 8)
    const hand = driver
      .actions()
      .move({ ...from, origin: Origin.VIEWPORT, duration: 0 })
      .press()
    for (const part of steps) {
      const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part].map(Math.round)
      hand.move({ x, y, origin: Origin.VIEWPORT, duration: 20 })
    }
    await hand.release().perform()
  },
  problems,
  close,
})

const untilListening = async (url: string, process: ChildProcess): Promise<void> => {
  for (;;) {
    if (process.exitCode !== null) throw new Error('WebKitWebDriver ended')
    const isUp = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((later) => setTimeout(later, 50))
  }
}

/** A virtual display: WebKitGTK cannot run without one. */
const startScreen = async (xvfb: string) => {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp', '-noreset']
  const screen = spawn(xvfb, args, { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] })
  const display = await new Promise<string>((resolve, failed) => {
    screen.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`))
    screen.once('exit', () => failed(new Error('Xvfb ended')))
  })
  return { screen, display }
}

/** WebKitGTK's MiniBrowser, driven by classic WebDriver, which does not expose page errors: `problems` returns them. */
export const startWebkit = async (driverPath: string, xvfb: string, problems: () => string[]): Promise<Browser> => {
  const { screen, display } = await startScreen(xvfb)
  const env = { ...process.env, DISPLAY: display, LC_ALL: 'C.UTF-8' }
  const args = ['--automation', '--javascript-can-open-windows-automatically=true']
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } })
  return {
    // Each has its own driver: a crash over a page does not affect the others.
    open: async () => {
      const port = await freePort()
      const url = `http://127.0.0.1:${port}`
      const service = spawn(driverPath, [`--port=${port}`], { env, stdio: ['ignore', 'ignore', 'inherit'] })
      await untilListening(url, service)
      const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build()
      await leaveToolbar(driver)
      return tab(driver, problems, async () => {
        await driver.quit().catch(() => undefined)
        service.kill()
      })
    },
    close: async () => void screen.kill(),
  }
}
