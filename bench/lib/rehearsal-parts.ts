import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findNginx } from '../../scripts/lib/find-tools.mjs'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { startPgbouncer } from '../../scripts/lib/pgbouncer.mjs'
import { startPostgres, startReplica } from '../../scripts/lib/postgres.mjs'
import { startRedis } from '../../scripts/lib/redis.mjs'
import { atEnd, capture, root, start, systemEnv, toolEnv } from '../../scripts/lib/run.mjs'
import { openDatabase } from '../../server/src/engines/db/open-database.ts'
import { openLoopbackS3 } from '../../server/src/testing/s3.ts'
import { openLoopbackSmtp } from '../../server/src/testing/smtp.ts'
import { temporaryFolder } from './servers.ts'

type Settings = Record<string, string>

/** A process of Feria on a port of its own, which it keeps when it is replaced. */
export interface Process {
  port: number
  /** Starts it anew with other settings; resolves once it is ready. */
  start(settings: Settings): Promise<void>
  send(signal: NodeJS.Signals): void
  /** Ends it as an operator does. */
  stop(): Promise<void>
}

const READY_SECONDS = 60
const password = 'una-clave-de-ensayo'

const openProcess = async (): Promise<Process> => {
  const port = await freePort()
  let running: ReturnType<typeof start> | undefined
  const url = `http://127.0.0.1:${port}/health/ready`
  return {
    port,
    start: async (settings) => {
      const env = { ...toolEnv({ NODE: process.execPath }), ...settings, PORT: String(port), HOST: '127.0.0.1' }
      running = start(join(root, 'server/node.sh'), [join(root, 'server/dist/main.js')], { env, stdio: ['ignore', 'ignore', 'inherit'] })
      const until = performance.now() + READY_SECONDS * 1000
      while (
        !(await fetch(url).then(
          ({ ok }) => ok,
          () => false,
        ))
      ) {
        if (performance.now() > until) throw new Error(`The process on port ${port} was not ready after ${READY_SECONDS} s`)
        await sleep(50)
      }
    },
    send: (signal) => running?.child.kill(signal),
    stop: async () => {
      running?.child.kill('SIGTERM')
      await running?.ended
    },
  }
}

/** nginx as delivered for containers, before these processes. */
const startNginx = async (processes: Process[]): Promise<string> => {
  const binary = findNginx()
  if (!binary) throw new Error('nginx is not installed')
  const [dir, port] = [await temporaryFolder(), await freePort()]
  const [first, second] = processes
  const site = (await readFile(join(root, 'deploy/nginx.conf'), 'utf8'))
    .replace('app1:3000', `127.0.0.1:${first?.port}`)
    .replace('app2:3000', `127.0.0.1:${second?.port}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/var/log/nginx/access.log', join(dir, 'access.log'))
    .replace('/etc/nginx/nginx-proxy.conf', join(root, 'deploy/nginx-proxy.conf'))
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`)
  await writeFile(join(dir, 'nginx.conf'), `daemon off; pid ${dir}/pid; events {} http { ${folders.join(' ')}\n${site} }`)
  // Its workers are nobody.
  await chmod(dir, 0o777)
  start(binary, ['-c', join(dir, 'nginx.conf'), '-p', dir, '-e', 'stderr'], { env: systemEnv() })
  return `http://127.0.0.1:${port}`
}

/** A statement on a server itself. */
export const runOn = async (url: string, statement: string): Promise<void> => {
  const database = await openDatabase({ url, dir: '' })
  await database.db.execute(statement)
  await database.close()
}

/** From now on the answers of a primary wait for its standby: what was answered is on both. */
export const waitForStandby = async (url: string): Promise<void> => {
  await runOn(url, `alter system set synchronous_standby_names = '*'`)
  await runOn(url, 'select pg_reload_conf()')
}

/** A certificate of an authority of one's own, for the name that the mail server is called by. */
const makeCertificate = async () => {
  const dir = await temporaryFolder()
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const { code, output } = await capture('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, '-days', '1'],
    ...subject,
  ])
  if (code !== 0) throw new Error(output)
  return { key, cert }
}

/** An address of several hosts. */
const both = (first: string, second: string): string => first.replace(/(127\.0\.0\.1:\d+)/, `$1,127.0.0.1:${new URL(second).port}`)

/**
 * Stands up everything that Feria runs on in a city: PostgreSQL whose answers wait for its standby, PgBouncer before each, Redis with a
 * password, a mail server with TLS and a user, a store that speaks S3, two processes with nobody started yet, nginx before them.
 */
export const startParts = async () => {
  const primary = await startPostgres()
  const standby = await startReplica(primary)
  await waitForStandby(primary.url)
  const poolers = [await startPgbouncer({ url: primary.url }), await startPgbouncer({ url: standby.url })] as const
  const redis = await startRedis({ password })
  const authority = await makeCertificate()
  const smtp = await openLoopbackSmtp({ hasUsers: true, key: await readFile(authority.key), cert: await readFile(authority.cert) })
  const store = await openLoopbackS3()
  atEnd(() => Promise.all([smtp.close(), store.close()]))
  const processes = [await openProcess(), await openProcess()]
  const url = await startNginx(processes)
  const { endpoint = '', bucket, accessKey, secret, region } = store.options
  const settings = {
    DATABASE_URL: both(poolers[0].url, poolers[1].url),
    DATABASE_DIRECT_URL: both(primary.url, standby.url),
    REDIS_URL: redis.url,
    SMTP_URL: smtp.url,
    SMTP_TLS: 'required',
    NODE_EXTRA_CA_CERTS: authority.cert,
    MAIL_FROM: 'hola@feria.example',
    // Its members read no mail.
    REQUIRE_CONFIRMED_EMAIL: 'no',
    ...{ S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET: secret, S3_REGION: region, S3_PATH_STYLE: 'true' },
    DATA_DIR: await temporaryFolder(),
    ...{ PUBLIC_URL: url, TRUSTED_PROXIES: '1', STOP_DELAY_SECONDS: '5', RATE_LIMITS: 'false', DEMO: 'no', LOG_LEVEL: 'fatal' },
  }
  return { url, settings, processes, primary, standby, poolers, redis }
}

/** Runs a command of Feria or a script; resolves to its output, or throws it. */
export const command = async (file: string, args: string[], settings: Settings): Promise<string> => {
  const { code, output } = await capture(file, args, { env: { ...toolEnv({ NODE: process.execPath }), ...settings } })
  if (code !== 0) throw new Error(`${file} ${args.join(' ')} ended with ${code}\n${output}`)
  return output
}
