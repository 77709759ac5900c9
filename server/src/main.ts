import './compile-cache.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { idle, misspelt, readConfig, redacted } from './config.ts'
import { whyOf } from './core/errors.ts'
import { stopListening } from './core/http/stop-listening.ts'
import { announce, createPrinter } from './ops/announce.ts'
import { openMetricsPort } from './ops/metrics-port.ts'
import { STOP_SECONDS } from './ops/stop-seconds.ts'
import { asPortError, tryPort } from './ops/try-port.ts'

/** Milliseconds in which a request follows its connection: until then no connection is known to be idle. */
const FOLLOWS_MS = 500
/** Milliseconds for closing what a failed start opened. */
const EXIT_TIMEOUT_MS = 3000

/** What is open so far, the newest last. */
const opened: (() => unknown)[] = []

const start = async (): Promise<void> => {
  const config = readConfig()
  const { PORT, HOST, METRICS_PORT } = config
  for (const line of [...misspelt(), ...idle(config)]) process.stderr.write(`  ${line}\n`)
  await tryPort(PORT, HOST, 'PORT')
  if (METRICS_PORT !== undefined) await tryPort(METRICS_PORT, HOST, 'METRICS_PORT')
  const { openEngines } = await import('./engines/open-engines.ts')
  // The embedded database starts in threads of its own, while this one reads the rest of the code.
  const opening = openEngines(config, () => new Date())
  const [{ createFeria }, { fillWithDemo }] = await Promise.all([import('./create-feria.ts'), import('./demo/demo.ts')])
  const engines = await opening
  opened.push(engines.close)
  await engines.db.migrate()
  const { remarksAtStart } = await import('./ops/remarks.ts')
  for (const line of await remarksAtStart(engines.db)) process.stderr.write(`  ${line}\n`)
  const app = await createFeria(config, engines)
  opened.push(
    app.jobs.stop,
    () => app.sockets.close(),
    () => app.http.close(),
  )
  app.ctx.log.info(redacted(config), 'settings')
  await app.jobs.start()
  const print = createPrinter(config)
  const demo = await fillWithDemo(app.ctx, print)
  // Before the process reports that it is ready.
  const metricsPort = app.metrics && METRICS_PORT !== undefined ? await openMetricsPort(app.metrics, METRICS_PORT, HOST) : null
  await app.http.listen({ port: PORT, host: HOST }).catch((error) => {
    throw asPortError(error, PORT, 'PORT')
  })
  announce(print, config, app.http.server.address(), demo, engines.payments.testCards)

  const stop = async () => {
    if (app.readiness.isStopping) return
    app.readiness.isStopping = true
    setTimeout(() => process.exit(1), (STOP_SECONDS + config.STOP_DELAY_SECONDS) * 1000).unref()
    // Load balancers need a moment to see that this process is not ready; until then it serves all requests.
    await sleep(config.STOP_DELAY_SECONDS * 1000)
    const closing = stopListening(app.http.server)
    app.readiness.closing = closing
    const everybodyLeft = await closing
    await sleep(FOLLOWS_MS)
    await app.sockets.close()
    await everybodyLeft()
    await app.http.close()
    metricsPort?.close()
    await app.jobs.stop()
    await engines.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

start().catch(async (error: unknown) => {
  process.stderr.write(`Feria could not start: ${whyOf(error)}\n`)
  // What has not closed by then is abandoned.
  setTimeout(() => process.exit(1), EXIT_TIMEOUT_MS)
  for (const close of opened.toReversed()) await Promise.resolve(close()).catch(() => undefined)
  process.exit(1)
})
