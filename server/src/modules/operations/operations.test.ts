import type { FailedJob } from '@feria/contract/operations/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failJobs } from '../../testing/failed-jobs.ts'
import { nextOf } from '../../testing/pages.ts'
import { aMember, anAdmin, lastAction, type Person } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const TASK = 'chat.requested/prueba.fail'
let testApp: TestApp
let ada: Person
beforeAll(async () => {
  testApp = await createTestApp()
  ada = await anAdmin(testApp)
})
afterAll(() => testApp.close())

const list = async (query = '') => {
  const { status, body, headers, error } = await testApp.call<FailedJob[]>('GET', `/api/v1/admin/jobs${query}`, { token: ada.token })
  return { status, jobs: body, error, next: nextOf(headers.link) }
}
const act = (path: string, { token } = ada) => {
  testApp.clock.pass(1)
  return testApp.call<FailedJob & { count: number }>('POST', `/api/v1/admin/jobs/${path}`, { token })
}
const waiting = async () => (await testApp.call<{ count: number }>('GET', '/api/v1/admin/jobs/waiting', { token: ada.token })).body.count
/** What `feria_jobs{state="failed"}` is made of. */
const counted = async () => (await testApp.app.jobs.count()).reduce((sum, { state, count }) => sum + (state === 'failed' ? count : 0), 0)

test('failed jobs are listed, the oldest first, with one line of why and nothing of what they were about', async () => {
  const [, second] = await failJobs(testApp, new Error('connection refused\nat a line of ours'), new Error(`x${'y'.repeat(400)}`))
  const { jobs } = await list()
  expect(jobs).toEqual([
    { id: expect.any(String), queue: 'events', tasks: [TASK], failedAt: expect.any(String), attempts: 9, error: 'connection refused' },
    { id: second?.id, queue: 'events', tasks: [TASK], failedAt: second?.at.toISOString(), attempts: 9, error: `x${'y'.repeat(299)}` },
  ])
  expect([await waiting(), await counted()]).toEqual([2, 2])
})

test('one is tried once more, another is discarded: neither is listed or counted any more, and both are audited', async () => {
  const [first, second] = (await list()).jobs
  const tried = await act(`${first?.id}/retry`)
  expect([tried.status, tried.body]).toEqual([200, first])
  expect(await lastAction(testApp, ada)).toMatchObject({ action: 'job.retried', subject: { kind: 'job', id: first?.id, name: TASK } })
  expect((await list()).jobs).toEqual([second])
  const open = await testApp.app.jobs.list(['created'])
  expect(open.filter(({ tasks }) => tasks.includes(TASK))).toMatchObject([{ queue: 'events', attempts: 0 }])
  const discarded = await act(`${second?.id}/discard`)
  expect([discarded.status, discarded.body]).toEqual([200, second])
  expect(await lastAction(testApp, ada)).toMatchObject({ action: 'job.discarded', subject: { kind: 'job', id: second?.id, name: TASK } })
  expect([(await list()).jobs, await waiting(), await counted()]).toEqual([[], 0, 0])
  expect(await testApp.app.jobs.list(['created'])).toEqual(open)
})

test('one that was settled meanwhile, or that never was, is refused with a sentence, changes nothing and is not audited', async () => {
  const [job] = await failJobs(testApp, new Error('again'))
  const answers = await Promise.all([act(`${job?.id}/discard`), act(`${job?.id}/retry`), act(`${job?.id}/retry`)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  const refused = await act(`${crypto.randomUUID()}/discard`)
  expect([refused.status, refused.error.error]).toEqual([404, 'operations.job-settled'])
  expect(refused.error.message).toBe('Esa tarea ya no está entre las fallidas: se reintentó o se descartó.')
  expect((await act('todas/retry')).status).toBe(400)
  const { body } = await testApp.call<{ subject: { id: string } }[]>('GET', '/api/v1/admin/audit', { token: ada.token })
  expect(body.filter(({ subject }) => subject.id === job?.id)).toHaveLength(1)
  for (const left of (await list()).jobs) await act(`${left.id}/discard`)
})

test('a page whose last job is gone meanwhile is refused with a sentence; all are tried at once, which is one audited act', async () => {
  await failJobs(testApp, new Error('one'), new Error('two'), new Error('three'))
  const { jobs, next } = await list('?limit=1')
  expect((await list(next?.slice('/api/v1/admin/jobs'.length))).jobs.map(({ error }) => error)).toEqual(['two'])
  await act(`${jobs[0]?.id}/discard`)
  const gone = await list(next?.slice('/api/v1/admin/jobs'.length))
  expect([gone.status, gone.error.error]).toEqual([400, 'bad-cursor'])
  expect((await act('retry')).body).toEqual({ count: 2 })
  expect(await lastAction(testApp, ada)).toMatchObject({ action: 'jobs.retried', subject: { kind: 'job', id: 'all', name: '2' } })
  const last = await lastAction(testApp, ada)
  expect([(await act('retry')).body, await counted()]).toEqual([{ count: 0 }, 0])
  expect(await lastAction(testApp, ada)).toEqual(last)
})

test('nobody but an admin sees, tries or discards a job', async () => {
  const [job] = await failJobs(testApp, new Error('kept'))
  const ana = await aMember(testApp)
  for (const path of [`${job?.id}/retry`, `${job?.id}/discard`, 'retry']) expect((await act(path, ana)).status).toBe(403)
  expect((await testApp.call('GET', '/api/v1/admin/jobs', { token: ana.token })).status).toBe(403)
  expect((await testApp.call('GET', '/api/v1/admin/jobs')).status).toBe(401)
  expect((await list()).jobs).toHaveLength(1)
})
