import { expect, test } from 'vitest'
import { createMetrics, type MetricSources } from './metrics.ts'

const sources = (more: Partial<MetricSources> = {}): MetricSources => ({
  sockets: () => 3,
  jobs: async () => [{ queue: 'events', state: 'failed' as const, count: 2 }],
  ledger: async () => [{ kind: 'held', currency: 'ARS', sumMinor: -150 }],
  circuits: () => ({ amazon: 'half-open' }),
  replica: () => ({ isFresh: true, lagMs: 1500 }),
  emails: () => ({ sent: 31, refused: 1, failed: 4 }),
  search: () => ({ rankings: { kept: 7, made: 2, dropped: 1 }, texts: { kept: 240, read: 0 } }),
  ...more,
})
const linesOf = async (metrics: ReturnType<typeof createMetrics>) =>
  (await metrics.text()).split('\n').filter((line) => /^feria_(?!http_request_seconds_bucket)/.test(line))

test('each metric has its name, labels and unit', async () => {
  const metrics = createMetrics(sources())
  metrics.request('GET', '/api/v1/products', 200, 0.25)
  expect(await linesOf(metrics)).toEqual([
    'feria_http_request_seconds_sum{method="GET",route="/api/v1/products",status="200"} 0.25',
    'feria_http_request_seconds_count{method="GET",route="/api/v1/products",status="200"} 1',
    'feria_sockets_open 3',
    'feria_jobs{queue="events",state="failed"} 2',
    'feria_ledger_minor{kind="held",currency="ARS"} -150',
    'feria_circuit_state{service="amazon",state="closed"} 0',
    'feria_circuit_state{service="amazon",state="half-open"} 1',
    'feria_circuit_state{service="amazon",state="open"} 0',
    'feria_replica_fresh{replica="1"} 1',
    'feria_replica_lag_seconds{replica="1"} 1.5',
    'feria_search_rankings_total{outcome="kept"} 7',
    'feria_search_rankings_total{outcome="made"} 2',
    'feria_search_rankings_total{outcome="dropped"} 1',
    'feria_search_texts_total{outcome="kept"} 240',
    'feria_search_texts_total{outcome="read"} 0',
    'feria_mails_total{outcome="sent"} 31',
    'feria_mails_total{outcome="refused"} 1',
    'feria_mails_total{outcome="failed"} 4',
  ])
})

test('a failing source omits its own metrics and is counted; without a replica there are none of it', async () => {
  const lines = await linesOf(createMetrics(sources({ jobs: () => Promise.reject(new Error('away')), replica: () => undefined })))
  expect(lines).toContain('feria_metric_failures_total{source="jobs"} 1')
  expect(lines).toContain('feria_sockets_open 3')
  expect(lines.filter((line) => /^feria_(jobs|replica)/.test(line))).toEqual([])
})

test('jobs and ledger are queried at most once per interval; a removed queue is no longer reported', async () => {
  let [asked, state] = [0, 'open' as 'open' | 'closed']
  const jobs = async () => {
    asked += 1
    return []
  }
  const metrics = createMetrics(sources({ jobs, circuits: () => ({ amazon: state }), replica: () => ({ isFresh: false, lagMs: 0 }) }))
  await metrics.text()
  state = 'closed'
  const lines = await linesOf(metrics)
  expect(asked).toBe(1)
  expect(lines).toContain('feria_circuit_state{service="amazon",state="open"} 0')
  expect(lines).toContain('feria_replica_fresh{replica="1"} 0')
})
