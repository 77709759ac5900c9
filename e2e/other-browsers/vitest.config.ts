import { defineConfig } from 'vitest/config'

const browser = (name: 'firefox' | 'webkit') => ({ extends: true as const, test: { name, env: { BROWSER: name } } })

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    testTimeout: 360_000,
    hookTimeout: 120_000,
    // As the journeys in Chromium: what passes only the second time is printed as such; it does not stop a landing.
    retry: process.env.CI ? 1 : 0,
    projects: [browser('firefox'), browser('webkit')],
  },
})
