import type { TestClock } from './clock.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/** Another process of the same Feria: what it stores in is the first one's, its clock may be its own. Close it before the first. */
export const beside = ({ engines, clock }: TestApp, own: TestClock = clock): Promise<TestApp> => {
  const { db, kv, files, payments } = engines
  return createTestApp({ db: { ...db, close: async () => undefined }, clock: own, engines: { kv, files, payments } })
}
