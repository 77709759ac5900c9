import { expect, test } from '@playwright/test'

// Of the server that all journeys run on, whose start was a first one, with the demo market.
test('the first start prints a dozen lines, the test cards among them', { tag: '@1280' }, () => {
  const output = process.env.FERIA_OUTPUT ?? ''
  expect(output).toMatch(/is ready[\s\S]*\n\n$/)
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  expect(lines.length).toBeLessThanOrEqual(14)
  expect(output).toMatch(/Test cards.*4509 9535 6623 3704/)
  expect(output).not.toContain('"level"')
})
