import { expect, expectAccessible, expectAccessibleInBothSchemes, test } from './lib/journey.ts'
import { widths } from './lib/widths.ts'

test('what is faint in the other window alone is found, in either scheme', { tag: '@390' }, async ({ page }) => {
  await page.goto('/no-existe')
  for (const colours of ['light-dark(#ccc, #fff)', 'light-dark(#000, #333)']) {
    const content = `@media (min-width: 1000px) { main p { color: ${colours} !important } }`
    const style = await page.addStyleTag({ content })
    await expect(expectAccessibleInBothSchemes(page), colours).rejects.toThrow('color-contrast')
    await style.evaluate((element: HTMLStyleElement) => element.remove())
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(widths['390'])
  }
  await page.addStyleTag({ content: '@media (min-width: 1000px) { main p { color: #ccc !important } }' })
  await expect(expectAccessible(page)).rejects.toThrow('color-contrast')
})

test('a page that was looked at in both windows and schemes is in its own again', { tag: '@390' }, async ({ page }) => {
  await page.goto('/no-existe')
  await expectAccessibleInBothSchemes(page)
  expect(page.viewportSize()).toEqual(widths['390'])
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(false)
})
