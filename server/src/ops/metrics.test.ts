import { expect, test } from 'vitest'
import { metricSources as sources } from '../testing/metric-sources.ts'
import { createMetrics } from './metrics.ts'

const linesOf = async (metrics: ReturnType<typeof createMetrics>) =>
  (await metrics.text()).split('\n').filter((line) => /^feria_(?!\w+_bucket)/.test(line))

test('each metric has its name, labels and unit', async () => {
  const metrics = createMetrics('0.1.0', sources())
  metrics.request('GET', '/api/v1/products', 200, 0.25)
  metrics.job('external', 'orders.paid/orders.email-buyer', 'failed', 1.5)
  metrics.picture('heic', 0.5)
  expect(await linesOf(metrics)).toEqual([
    'feria_http_request_seconds_sum{method="GET",route="/api/v1/products",status="200"} 0.25',
    'feria_http_request_seconds_count{method="GET",route="/api/v1/products",status="200"} 1',
    'feria_job_seconds_sum{queue="external",task="orders.paid/orders.email-buyer",outcome="failed"} 1.5',
    'feria_job_seconds_count{queue="external",task="orders.paid/orders.email-buyer",outcome="failed"} 1',
    'feria_picture_seconds_sum{outcome="heic"} 0.5',
    'feria_picture_seconds_count{outcome="heic"} 1',
    `feria_build_info{version="0.1.0",node="${process.version}"} 1`,
    'feria_sockets_open 3',
    'feria_jobs{queue="events",state="failed"} 2',
    'feria_ledger_minor{kind="held",currency="ARS"} -150',
    'feria_overdue{what="claims"} 5',
    'feria_overdue{what="appeals"} 1',
    'feria_moderation_open 6',
    'feria_moderation_overdue 2',
    'feria_moderation_median_hours 1.5',
    'feria_circuit_state{service="amazon",state="closed"} 0',
    'feria_circuit_state{service="amazon",state="half-open"} 1',
    'feria_circuit_state{service="amazon",state="open"} 0',
    'feria_replica_fresh{replica="1"} 1',
    'feria_replica_lag_seconds{replica="1"} 1.5',
    'feria_database_connections{pool="transactions",state="used"} 3',
    'feria_database_connections{pool="transactions",state="idle"} 1',
    'feria_database_connections{pool="transactions",state="waiting"} 2',
    'feria_redis_up 1',
    'feria_redis_reconnections_total 4',
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

test('a failing source omits its own metrics and is counted; without a replica or Redis there are none of them', async () => {
  const away = { replica: () => undefined, redis: async () => undefined }
  const lines = await linesOf(createMetrics('0.1.0', sources({ jobs: () => Promise.reject(new Error('away')), ...away })))
  expect(lines).toContain('feria_metric_failures_total{source="jobs"} 1')
  expect(lines).toContain('feria_sockets_open 3')
  expect(lines.filter((line) => /^feria_(jobs|replica|redis)/.test(line))).toEqual([])
})

test('jobs and ledger are queried at most once per interval; a removed queue is no longer reported', async () => {
  let [asked, state] = [0, 'open' as 'open' | 'closed']
  const jobs = async () => {
    asked += 1
    return []
  }
  const metrics = createMetrics(
    '0.1.0',
    sources({ jobs, circuits: () => ({ amazon: state }), replica: () => ({ isFresh: false, lagMs: 0 }) }),
  )
  await metrics.text()
  state = 'closed'
  const lines = await linesOf(metrics)
  expect(asked).toBe(1)
  expect(lines).toContain('feria_circuit_state{service="amazon",state="open"} 0')
  expect(lines).toContain('feria_replica_fresh{replica="1"} 0')
})
