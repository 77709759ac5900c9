import { expect, test } from 'vitest'
import { failJobs } from '../../testing/failed-jobs.ts'
import { anAdmin } from '../../testing/people.ts'
import { allNews, describeRaces, statusesOf } from '../../testing/races.ts'

describeRaces('failed jobs on PostgreSQL', (on) => {
  test.each([
    ['retry', 'discard'],
    ['discard', 'retry'],
    ['discard', 'discard'],
    ['retry', 'retry'],
  ])('of two admins at the same moment, one to %s and one to %s a job, the second learns that it is settled', async (first, second) => {
    const [job] = await failJobs(on.testApp, new Error('one'))
    const { token } = await anAdmin(on.testApp)
    const act = (name: string) => () => on.testApp.call('POST', `/api/v1/admin/jobs/${job?.id}/${name}`, { token })
    expect(statusesOf(await on.race(allNews, act(first), act(second)))).toEqual([200, 404])
    expect(await on.testApp.app.ctx.failedJobs.count()).toBe(0)
  })
})
