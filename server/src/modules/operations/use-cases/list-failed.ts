import type { Answer, api, Input } from '@feria/contract'
import type { FailedJob as ListedJob } from '@feria/contract/operations/schemas'
import type { Page } from '@feria/contract/page'
import { z } from 'zod'
import type { Ctx, FailedJob } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { audit } from '../../accounts/accounts.module.ts'

/** Characters of an error that are shown: more belongs into the log. */
const ERROR_LENGTH = 300

/** Jobs that failed for good, the oldest first. Admins only. Fails with `bad-cursor` where the page's last job is gone meanwhile. */
export const listFailed = async (ctx: Ctx, { query }: Input<typeof api.operations.jobs>): Promise<Page<ListedJob>> => {
  const after = readCursor(z.uuid(), query.cursor)
  const jobs = await ctx.failedJobs.list(query.limit + 1, after)
  return pageOf(jobs ?? fail('bad-cursor'), query.limit, toListed, ({ id }) => id)
}

/** How many jobs failed for good. Admins only. */
export const countFailed = async (ctx: Ctx): Promise<Answer<typeof api.operations.waiting>> => ({ count: await ctx.failedJobs.count() })

/** Tries a failed job once more. Admins only, audited. Fails with `operations.job-settled` for an id of none. */
export const retryJob = (ctx: Ctx, { params }: Input<typeof api.operations.retry>): Promise<Answer<typeof api.operations.retry>> =>
  withTransaction(ctx, async (ctx) => {
    const job = (await ctx.failedJobs.retry(ctx, params.id)) ?? fail('operations.job-settled')
    await audit(ctx, 'job.retried', { kind: 'job', id: job.id, name: job.tasks.join(', ') })
    return toListed(job)
  })

/** Removes a failed job. Admins only, audited. Fails with `operations.job-settled` for an id of none. */
export const discardJob = (ctx: Ctx, { params }: Input<typeof api.operations.discard>): Promise<Answer<typeof api.operations.discard>> =>
  withTransaction(ctx, async (ctx) => {
    const job = (await ctx.failedJobs.discard(ctx, params.id)) ?? fail('operations.job-settled')
    await audit(ctx, 'job.discarded', { kind: 'job', id: job.id, name: job.tasks.join(', ') })
    return toListed(job)
  })

/** Tries the oldest failed jobs once more, 1,000 at most. Admins only, audited where there was one. */
export const retryAll = (ctx: Ctx): Promise<Answer<typeof api.operations.retryAll>> =>
  withTransaction(ctx, async (ctx) => {
    const count = await ctx.failedJobs.retryOldest(ctx)
    if (count > 0) await audit(ctx, 'jobs.retried', { kind: 'job', id: 'all', name: String(count) })
    return { count }
  })

const toListed = ({ at, attempts, error, ...job }: FailedJob): ListedJob => ({
  ...job,
  failedAt: at.toISOString(),
  attempts: attempts + 1,
  error: error?.split('\n')[0]?.slice(0, ERROR_LENGTH) ?? null,
})
