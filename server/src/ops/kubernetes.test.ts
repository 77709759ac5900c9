import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Deployment } from 'kubernetes-types/apps/v1.js'
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2.js'
import type { ConfigMap, Container, PodSpec, Probe, Secret, Service } from 'kubernetes-types/core/v1.js'
import type { Ingress, NetworkPolicy } from 'kubernetes-types/networking/v1.js'
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1.js'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { commands } from '../cli/commands.ts'
import { misspelt, readConfig, settings } from '../config.ts'
import { type Applied, faultsOf, renderOverlay } from '../testing/kustomize.ts'
import { startServer } from '../testing/processes.ts'
import { type LoopbackS3, openLoopbackS3 } from '../testing/s3.ts'
import { createPostgres, hasPostgres, hasRedis, type OwnPostgres, redisUrl } from '../testing/servers.ts'
import { type LoopbackSmtp, openLoopbackSmtp } from '../testing/smtp.ts'
import { STOP_SECONDS } from './stop-seconds.ts'

const kubectl = inject('kubectl')
const run = promisify(execFile)
const project = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string) => readFile(join(project, path), 'utf8')
/** What is left of the grace that the cluster gives, after a process should have ended by itself. */
const SPARE_SECONDS = 5
/** What the process that reads pictures takes besides, as the handbook says. */
const PICTURES_MB = 150
const SECRETS = {
  DATABASE_URL: 'postgres://feria:clave@postgres.example/feria?sslmode=verify-full',
  REDIS_URL: 'redis://redis.example:6379',
  S3_BUCKET: 'feria',
  S3_ACCESS_KEY: 'llave',
  S3_SECRET: 'secreto=',
  SMTP_URL: 'smtp://ana:clave@mail.example:587',
  MAIL_FROM: 'hola@feria.example',
}

/** `.env.example` as an operator fills it in. */
const filledIn = (example: string): string =>
  Object.entries(SECRETS).reduce((text, [name, value]) => text.replace(`# ${name}=\n`, `${name}=${value}\n`), example)

const bytesOf = (quantity = ''): number => {
  const [, amount, unit = ''] = /^(\d+)(Mi|Gi)$/.exec(quantity) ?? []
  return Number(amount) * (unit === 'Gi' ? 2 ** 30 : 2 ** 20)
}

describe.skipIf(!kubectl)('Feria on Kubernetes', () => {
  let dir: string
  let objects: Applied[]
  let pod: PodSpec
  let feria: Container
  let migrate: Container
  let dockerfile: string
  /** The one object of a kind. */
  const the = <T>(kind: string): T => {
    const found = objects.filter((object) => object.kind === kind)
    expect(found, kind).toHaveLength(1)
    return found[0] as T
  }
  /** What a container's environment says, without what the Secret says. */
  const plain = ({ env = [] }: Container): Record<string, string> => ({
    ...the<ConfigMap>('ConfigMap').data,
    ...Object.fromEntries(env.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]))),
  })
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'feria-kubernetes-'))
    await cp(join(project, 'deploy', 'kubernetes'), dir, { recursive: true })
    await writeFile(join(dir, 'overlays', 'city', 'feria.env'), filledIn(await read('.env.example')))
    objects = await renderOverlay(kubectl, join(dir, 'overlays', 'city'))
    pod = the<Deployment>('Deployment').spec?.template.spec as PodSpec
    feria = pod.containers[0] as Container
    migrate = pod.initContainers?.[0] as Container
    dockerfile = await read('Dockerfile')
  })
  afterAll(() => rm(dir, { recursive: true, force: true }))

  test('is what the API of Kubernetes takes, field by field', async () => {
    const kinds = ['ConfigMap', 'Deployment', 'HorizontalPodAutoscaler', 'Ingress', 'Namespace', 'NetworkPolicy']
    expect(objects.map(({ kind }) => kind).toSorted()).toEqual([...kinds, 'PodDisruptionBudget', 'Secret', 'Service'])
    expect(await faultsOf(objects, dir)).toBe('')
    const text = JSON.stringify(objects)
      .replaceAll('"readOnlyRootFilesystem"', '"readOnlyRootFilesytem"')
      .replace('scaling/v2', 'scaling/v2beta2')
    const faults = await faultsOf(JSON.parse(text), dir)
    expect(faults).toMatch(/readOnlyRootFilesytem.* does not exist/)
    expect(faults).toMatch(/Cannot find module '.*v2beta2/)
  })

  test('names only what is there', () => {
    const labels = the<Deployment>('Deployment').spec?.template.metadata?.labels ?? {}
    const selectors = [
      the<Deployment>('Deployment').spec?.selector.matchLabels,
      the<Service>('Service').spec?.selector,
      the<PodDisruptionBudget>('PodDisruptionBudget').spec?.selector?.matchLabels,
      the<NetworkPolicy>('NetworkPolicy').spec?.podSelector.matchLabels,
      ...(pod.topologySpreadConstraints ?? []).map(({ labelSelector }) => labelSelector?.matchLabels),
    ]
    expect(selectors).toHaveLength(6)
    for (const selector of selectors) expect(selector).toEqual(labels)

    const { apiVersion, kind, metadata } = the<Deployment>('Deployment')
    expect(the<HorizontalPodAutoscaler>('HorizontalPodAutoscaler').spec?.scaleTargetRef).toEqual({ apiVersion, kind, name: metadata?.name })

    const service = the<Service>('Service')
    const [rule] = the<Ingress>('Ingress').spec?.rules ?? []
    const backend = rule?.http?.paths[0]?.backend.service
    expect(backend?.name).toBe(service.metadata?.name)
    expect(service.spec?.ports?.map(({ name }) => name)).toContain(backend?.port?.name)
    expect(the<ConfigMap>('ConfigMap').data?.PUBLIC_URL).toBe(`https://${rule?.host}`)
    expect(the<Ingress>('Ingress').spec?.tls?.[0]?.hosts).toEqual([rule?.host])

    const ports = feria.ports?.map(({ name }) => name) ?? []
    const open = the<NetworkPolicy>('NetworkPolicy').spec?.ingress?.flatMap((from) => from.ports?.map(({ port }) => port) ?? [])
    expect(service.spec?.ports?.map(({ targetPort }) => targetPort)).toEqual(['http'])
    expect(open).toEqual(['http', 'metrics'])
    expect(ports).toEqual(['http', 'metrics'])

    const namespace = the<Applied>('Namespace').metadata.name
    const elsewhere = objects.filter((object) => object.kind !== 'Namespace' && object.metadata.namespace !== namespace)
    expect(elsewhere).toEqual([])
  })

  test('sets what Feria knows, in the ConfigMap, the Secret and the pod, and each port once', () => {
    for (const container of [migrate, feria]) {
      expect(container.envFrom).toEqual([
        { configMapRef: { name: the<ConfigMap>('ConfigMap').metadata?.name } },
        { secretRef: { name: the<Secret>('Secret').metadata?.name } },
      ])
      const config = readConfig({ ...plain(container), ...SECRETS })
      expect(feria.ports?.map(({ containerPort }) => containerPort)).toEqual([config.PORT, config.METRICS_PORT])
    }
    const secret = the<Secret>('Secret').data ?? {}
    const decoded = Object.fromEntries(Object.entries(secret).map(([name, value]) => [name, Buffer.from(value, 'base64').toString()]))
    expect(decoded).toEqual(SECRETS)
    const names = [migrate, feria].flatMap(({ env = [] }) => env.map(({ name }) => name))
    expect([...names, ...Object.keys(plain(feria))].filter((name) => !(name in settings.shape))).toEqual([])
    expect(misspelt(plain(feria))).toEqual([])
  })

  test('starts no pod whose Secret lacks what several processes share', () => {
    const name = the<Secret>('Secret').metadata?.name
    for (const { env = [] } of [migrate, feria]) {
      const needed = env.flatMap((setting) => (setting.valueFrom ? [[setting.name, setting.valueFrom]] : []))
      const keys = ['DATABASE_URL', 'REDIS_URL', 'S3_BUCKET', 'SMTP_URL']
      expect(needed).toEqual(keys.map((key) => [key, { secretKeyRef: { name, key } }]))
    }
  })

  test('runs the image as it is made, by its digest', () => {
    const users = [...dockerfile.matchAll(/^USER (\S+)$/gm)].map(([, user]) => user)
    expect(pod.securityContext?.runAsUser).toBe(Number(users.at(-1)))
    expect(dockerfile).toMatch(new RegExp(`^EXPOSE ${feria.ports?.[0]?.containerPort}$`, 'm'))
    expect(dockerfile).toMatch(/^ENV .*HOST=0\.0\.0\.0/m)
    // Nothing but the migration says what to run.
    expect([feria.command, feria.args, migrate.args]).toEqual([undefined, undefined, undefined])
    const [script = '', program = '', command = ''] = migrate.command ?? []
    expect(dockerfile).toContain(`CMD ["${script}", "server/dist/main.js"]`)
    expect(dockerfile).toMatch(/^COPY --from=build \/feria\/server\/dist server\/dist$/m)
    expect([program, command in commands]).toEqual(['server/dist/cli.js', true])
    for (const { image } of [migrate, feria]) expect(image).toMatch(/^registry\.example\/feria@sha256:[0-9a-f]{64}$/)
  })

  test('gives a process nothing of the machine that it does not need', () => {
    expect(the<Applied>('Namespace').metadata.labels).toEqual({ 'pod-security.kubernetes.io/enforce': 'restricted' })
    expect(pod).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false })
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
    for (const container of [migrate, feria]) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
    }
    expect(pod.volumes).toEqual([{ name: 'tmp', emptyDir: { sizeLimit: '1Gi' } }])
  })

  test('waits longer than a process takes to stop, and ends none that only lacks its database', () => {
    const { STOP_DELAY_SECONDS } = readConfig(plain(feria))
    expect(STOP_DELAY_SECONDS).toBeGreaterThanOrEqual(5)
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(STOP_DELAY_SECONDS + STOP_SECONDS + SPARE_SECONDS)
    expect(feria.livenessProbe?.httpGet?.path).toBe('/health/live')
    expect(feria.readinessProbe?.httpGet?.path).toBe('/health/ready')
    expect(migrate.livenessProbe ?? migrate.startupProbe).toBeUndefined()
    expect(the<Deployment>('Deployment').spec).not.toHaveProperty('replicas')
    expect(the<Deployment>('Deployment').spec?.strategy?.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 })
  })

  test('has the memory that was measured', async () => {
    const measured = [...(await read('docs/BENCHMARKS.md')).matchAll(/^\| RSS, the largest \| (\d+) MB/gm)].map(([, mb]) => Number(mb))
    expect(measured).toHaveLength(2)
    const { limits, requests } = feria.resources ?? {}
    expect(bytesOf(limits?.memory as string)).toBeGreaterThan((Math.max(...measured) + PICTURES_MB) * 1e6)
    expect(bytesOf(requests?.memory as string)).toBeGreaterThan(Math.max(...measured) * 1e6)
  })

  test('keeps the settings of a city out of git and of images', async () => {
    for (const file of ['.gitignore', '.dockerignore'])
      expect((await read(file)).split('\n')).toContain(file === '.gitignore' ? 'feria.env' : 'deploy')
  })

  describe.skipIf(!hasPostgres || !hasRedis)('with its services', () => {
    let postgres: OwnPostgres
    let s3: LoopbackS3
    let smtp: LoopbackSmtp
    let env: Record<string, string>
    beforeAll(async () => {
      postgres = await createPostgres()
      s3 = await openLoopbackS3()
      smtp = await openLoopbackSmtp()
      const { endpoint, bucket, accessKey, secret } = s3.options
      const store = { S3_ENDPOINT: endpoint ?? '', S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET: secret, S3_PATH_STYLE: 'true' }
      const others = { DATABASE_URL: postgres.url, REDIS_URL: redisUrl, SMTP_URL: smtp.url, SMTP_TLS: 'off', MAIL_FROM: SECRETS.MAIL_FROM }
      const ports = { PORT: '0', METRICS_PORT: String(await freePort()) }
      env = { ...plain(feria), ...store, ...others, ...ports, PUBLIC_URL: '' }
    })
    afterAll(async () => {
      await smtp?.close()
      await s3?.close()
      await postgres?.drop()
    })

    test('the migration makes the tables, and every probe answers', { timeout: 120_000 }, async () => {
      const [script = '', ...words] = migrate.command ?? []
      await run(join(project, script), words, { cwd: project, env: { ...env, NODE: process.execPath } })
      const server = await startServer(env)
      const ask = async (probe: Probe | undefined) => (await fetch(`${server.url}${probe?.httpGet?.path}`)).status
      expect(await Promise.all([feria.startupProbe, feria.livenessProbe, feria.readinessProbe].map(ask))).toEqual([200, 200, 200])
      expect(await (await fetch(`http://127.0.0.1:${env.METRICS_PORT}/metrics`)).text()).toContain('feria_build_info')
      await server.kill()
    })

    test.each(['DATABASE_URL', 'S3_BUCKET', 'SMTP_URL'])('a process without %s does not start', { timeout: 60_000 }, async (name) => {
      await expect(startServer({ ...env, [name]: '' })).rejects.toThrow(/Feria could not start: .*\/dev\/null\/feria/)
    })
  })
})
