import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { metricSources } from '../testing/metric-sources.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { createMetrics } from './metrics.ts'

const promtool = inject('promtool')
const run = promisify(execFile)
const project = fileURLToPath(new URL('../../../', import.meta.url))
const at = (path: string) => join(project, 'deploy', path)
const TOKEN = 'una-ficha-muy-larga-de-metricas'
/** What Prometheus itself says of its targets and alerts. */
const ITS_OWN = ['up', 'ALERTS']

interface Panel {
  id: number
  title: string
  gridPos: { x: number; y: number; w: number; h: number }
  targets?: { expr: string }[]
}

/** The expressions of the dashboard, with Grafana's variables filled in. */
const expressionsOf = (dashboard: { panels: Panel[]; annotations: { list: { expr: string }[] } }): string[] =>
  [...dashboard.panels.flatMap(({ targets = [] }) => targets), ...dashboard.annotations.list].map(({ expr }) =>
    expr.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.*'),
  )
/** Selectors of an expression: the metric, and the names of its labels. */
const selectorsOf = (expression: string): [metric: string, labels: string[]][] =>
  [...expression.matchAll(/([a-zA-Z_]\w*)\{([^}]*)\}/g)].map(([, metric = '', labels = '']) => [
    metric,
    [...labels.matchAll(/(\w+)\s*[=!]/g)].map(([, label = '']) => label),
  ])
/** Annotations are texts. */
const expressionsIn = (rules: string): string =>
  rules
    .split('\n')
    .filter((line) => !/^\s*(#|- alert:|summary:|description:)/.test(line))
    .join('\n')

describe('alerts and dashboard', () => {
  let testApp: TestApp
  let rules: string
  let expressions: string[]
  let panels: Panel[]
  beforeAll(async () => {
    testApp = await createTestApp({ settings: { METRICS_TOKEN: TOKEN } })
    rules = await readFile(at('prometheus/feria.rules.yml'), 'utf8')
    const dashboard = JSON.parse(await readFile(at('grafana/feria.json'), 'utf8'))
    expressions = expressionsOf(dashboard)
    panels = dashboard.panels
  })
  afterAll(() => testApp.close())

  test('name only metrics that are served', async () => {
    const { body } = await testApp.app.http.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
    const served = new Set(
      [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' || type === 'summary' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
      ),
    )
    const named = [...expressions, expressionsIn(rules)].flatMap(selectorsOf)
    expect(named.length).toBeGreaterThan(60)
    expect(named.map(([metric]) => metric).filter((metric) => !served.has(metric) && !ITS_OWN.includes(metric))).toEqual([])
    // Whatever begins like one of ours is followed by its labels, or it would not have been looked at.
    const words = [...expressions, expressionsIn(rules)].flatMap((text) => [...text.matchAll(/\b(feria|nodejs|process)_\w+/g)])
    expect(words.length).toBe(named.filter(([metric]) => /^(feria|nodejs|process)_/.test(metric)).length)
  })

  test('name only labels that their metrics have, besides those of a target and of Prometheus', async () => {
    const metrics = createMetrics('0.1.0', metricSources())
    metrics.request('GET', '/api/v1/products', 200, 0.25)
    metrics.job('external', 'orders.paid/orders.email-buyer', 'failed', 1.5)
    metrics.picture('heic', 0.5)
    const served = new Map<string, Set<string>>()
    for (const [metric, labels] of selectorsOf(await metrics.text()))
      served.set(metric, new Set([...(served.get(metric) ?? []), ...labels]))
    const wrong = [...expressions, expressionsIn(rules)].flatMap(selectorsOf).flatMap(([metric, labels]) => {
      const own = served.get(metric)
      return labels.filter((label) => !['job', 'instance'].includes(label) && own && !own.has(label)).map((label) => `${metric}.${label}`)
    })
    expect(wrong).toEqual([])
    expect(served.get('feria_job_seconds_count')).toEqual(new Set(['queue', 'task', 'outcome']))
  })

  test('every alert has a severity, waits a while, and names a section of the handbook that is there', async () => {
    const handbook = await readFile(join(project, 'docs', 'OPERATIONS.md'), 'utf8')
    const sections = [...handbook.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
    const alerts = rules.split('- alert: ').slice(1)
    expect(alerts.length).toBeGreaterThan(12)
    for (const alert of alerts) {
      expect(alert).toMatch(/\n\s+for: \d+m\n\s+labels: \{ severity: (critical|warning) \}\n/)
      expect(alert).toMatch(/\n\s+summary: '.+'\n\s+description: '.+'/)
      expect(sections).toContain(/docs\/OPERATIONS\.md, «(.+)»/.exec(alert)?.[1])
    }
  })

  test('no panel of the dashboard covers another or has its id', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    const overlapping = panels.flatMap(({ title, gridPos: one }, at) =>
      panels
        .slice(at + 1)
        .filter(
          ({ gridPos: other }) =>
            one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h,
        )
        .map((other) => `${title} / ${other.title}`),
    )
    expect(overlapping).toEqual([])
    expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([])
  })

  describe.skipIf(!promtool)('by promtool', () => {
    test('the rules and the example of a configuration are valid', async () => {
      await expect(run(promtool, ['check', 'rules', at('prometheus/feria.rules.yml')])).resolves.toBeDefined()
      await expect(run(promtool, ['check', 'config', at('prometheus/prometheus.yml')])).resolves.toBeDefined()
    })

    test('our own metrics are named as Prometheus wants it', async () => {
      const { body } = await testApp.app.http.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
      const { stderr } = spawnSync(promtool, ['check', 'metrics'], { input: body, encoding: 'utf8' })
      // Node's own names are not: that shows that it was read.
      expect(stderr).toContain('nodejs_active_handles_total')
      expect(stderr.split('\n').filter((line) => line.startsWith('feria_'))).toEqual([])
    })

    test('alerts fire where they are to, and only there', async () => {
      await expect(run(promtool, ['test', 'rules', at('prometheus/feria.test.yml')])).resolves.toBeDefined()
    })

    test('every expression of the dashboard can be read', async () => {
      const dir = await mkdtemp(join(tmpdir(), 'feria-dashboard-'))
      const recorded = expressions.map((expr, n) => ({ record: `dashboard:${n}`, expr }))
      await writeFile(join(dir, 'rules.yml'), JSON.stringify({ groups: [{ name: 'dashboard', rules: recorded }] }))
      const { stdout } = await run(promtool, ['check', 'rules', join(dir, 'rules.yml')])
      expect(stdout).toContain(`SUCCESS: ${expressions.length} rules found`)
      await rm(dir, { recursive: true })
    })
  })
})
