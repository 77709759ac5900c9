import { sql } from 'drizzle-orm'
import type { Ctx, FailedJob } from '../core/context.ts'
import { createJobs } from '../core/jobs.ts'
import type { TestApp } from './test-app.ts'

/** Lets a job fail for good with each of these errors in turn, as one does after its last attempt. Returns them, the oldest first. */
export const failJobs = async ({ app, engines }: TestApp, ...errors: Error[]): Promise<FailedJob[]> => {
  const before = await app.ctx.failedJobs.count()
  const errorOf = new Map(errors.map((error) => [crypto.randomUUID() as string, error]))
  const fail = async (_ctx: Ctx, { requestId }: { requestId: string }) => {
    const error = errorOf.get(requestId)
    if (error) throw error
  }
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const worker = { module: 'prueba', on: { 'chat.requested': { fail } } }
  const jobs = createJobs(engines.db, [worker], () => app.ctx, { log, isQuiet: false })
  await jobs.start()
  for (const [n, requestId] of [...errorOf.keys()].entries()) {
    await jobs.put(app.ctx, 'chat.requested', { requestId }, { afterSeconds: 3600 })
    await app.ctx.db.execute(
      sql`update pgboss.job set retry_count = retry_limit, start_after = now() where data->'event'->>'requestId' = ${requestId}`,
    )
    while ((await app.ctx.failedJobs.count()) < before + n + 1) await new Promise((after) => setTimeout(after, 100))
  }
  await jobs.stop()
  return (await app.ctx.failedJobs.list(100)) ?? []
}
