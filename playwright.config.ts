import { defineConfig } from '@playwright/test'
import { wholeBrowser } from './e2e/lib/whole-browser.ts'
import { widths } from './e2e/lib/widths.ts'
import { chromiumArguments } from './scripts/lib/chromium.mjs'

/** A page of a journey lives for seconds: what V8 spends on making its code fast, in threads of its own, is not won back. */
const asItComes = '--js-flags=--no-opt --no-maglev --single-threaded-gc'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/lib/start-server.ts',
  // The longest take 30 s here, and up to three times as much on a slow machine beside the other browsers.
  timeout: 90_000,
  // Not test-results itself: Playwright empties its folder, and the reports stand there.
  outputDir: 'test-results/playwright',
  // One more than the cores of the smallest machine: journeys wait for what is stated to take two seconds.
  workers: 3,
  // Three share two cores: what is waited for comes later than alone.
  expect: { timeout: 10_000 },
  // A journey that passes only the second time is told as flaky; it does not stop a landing.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // Nothing that moves is waited for; journeys about what moves, the longest one and the other browsers let it.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces of every journey would take a third of the browser's time.
    trace: 'on-first-retry',
    // A worker would answer what a journey means to break; the journey about it allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROMIUM_SHELL || wholeBrowser.executablePath, args: [...chromiumArguments, asItComes] },
  },
  // A journey about what is done, not about how it is laid out, is tagged with the one width at which it is walked; the pages where it
  // stops to look are looked at in both.
  projects: [
    { name: '1280', grepInvert: /@390/, use: { viewport: widths['1280'] } },
    { name: '390', grepInvert: /@1280/, use: { viewport: widths['390'], hasTouch: true, isMobile: true } },
  ],
})
