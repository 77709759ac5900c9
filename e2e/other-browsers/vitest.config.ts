import { defineConfig } from 'vitest/config'

const browser = (name: 'firefox' | 'webkit') => ({ extends: true as const, test: { name, env: { BROWSER: name } } })

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    projects: [browser('firefox'), browser('webkit')],
  },
})
