import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import type { Browser, FoundElement, Tab } from './browser.ts'

type Work = (...given: unknown[]) => unknown

const found = (element: ElementHandle): FoundElement => ({
  click: () => element.click(),
  type: (text) => element.type(text),
  attach: (files) => (element as ElementHandle<HTMLInputElement>).uploadFile(...files),
})

const tab = (page: Page, close: () => Promise<void>): Tab => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error instanceof Error ? error.message : String(error)))
  return {
    goto: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (work, ...given) => page.evaluate(work as Work, ...given) as never,
    find: async (look, ...given) => {
      const element = (await page.evaluateHandle(look as Work, ...given)).asElement()
      return element ? found(element as ElementHandle) : undefined
    },
    load: async (source) => void (await page.evaluate(source)),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 8 })
      await page.mouse.up()
    },
    problems: () => problems,
    close,
  }
}

/** The installed Firefox, driven by WebDriver BiDi. */
export const startFirefox = async (executablePath: string): Promise<Browser> => {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true, timeout: 60_000 })
  return {
    open: async () => {
      const context = await browser.createBrowserContext()
      return tab(await context.newPage(), () => context.close())
    },
    close: () => browser.close(),
  }
}
