import { appendFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'

const KEY = 'presses'
/** One line a job: what `npm test` prints no place for. */
const LOG = join('test-results', 'jobs.jsonl')

/** Counts presses in a document; a label passes its press on to its field at the same moment. */
const listen = (key: string) => {
  const counting = globalThis as { isCounting?: true }
  if (counting.isCounting) return
  counting.isCounting = true
  let last = Number.NEGATIVE_INFINITY
  addEventListener(
    'click',
    ({ isTrusted, timeStamp }) => {
      if (!isTrusted || timeStamp - last < 20) return
      last = timeStamp
      sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1))
    },
    true,
  )
}

/**
 * Does a job as a person would, from the page that is open, in at most so many presses of buttons, links, choices and Enter; what is
 * typed and chosen from a list does not count. Presses and seconds are written down beside the results.
 */
export const doJob = async (page: Page, name: string, most: number, run: () => Promise<void>): Promise<void> => {
  await page.addInitScript(listen, KEY)
  await page.evaluate(listen, KEY)
  await page.evaluate((key) => sessionStorage.setItem(key, '0'), KEY)
  const start = Date.now()
  await run()
  const seconds = (Date.now() - start) / 1000
  const presses = await page.evaluate((key) => Number(sessionStorage.getItem(key)), KEY)
  await mkdir(dirname(LOG), { recursive: true })
  await appendFile(LOG, `${JSON.stringify({ name, width: page.viewportSize()?.width, presses, seconds })}\n`)
  test.info().annotations.push({ type: 'job', description: `${name}: ${presses} presses, ${seconds} s` })
  expect(presses, `presses to ${name}`).toBeLessThanOrEqual(most)
}
