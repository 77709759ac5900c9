import type { TestClock } from './clock.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/** Another process of the same Feria: its database, files and payments are those of the first, its clock may be its own. Closed before it. */
export const beside = ({ engines, clock }: TestApp, own: TestClock = clock): Promise<TestApp> => {
  const { db, kv, files, payments } = engines
  return createTestApp({ db: { ...db, close: async () => undefined }, clock: own, engines: { kv, files, payments } })
}
