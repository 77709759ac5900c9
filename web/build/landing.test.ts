import { expect, test } from 'vitest'
import { inlineStyles } from './landing.ts'

test('stylesheets of the build are inlined in the page, other links stay', () => {
  const html = '<link rel="icon" href="/favicon.svg"><link rel="stylesheet" crossorigin href="/assets/landing-1.css"><p>$&</p>'
  expect(inlineStyles(html, (file) => `/* ${file} $& */`)).toBe(
    '<link rel="icon" href="/favicon.svg"><style>/* assets/landing-1.css $& */</style><p>$&</p>',
  )
})
