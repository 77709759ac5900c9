import './fast-imports.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { announce } from './announce.ts'
import { readConfig, redacted } from './config.ts'
import { stopListening } from './http/stop-listening.ts'
import { openMetricsPort } from './ops/metrics-port.ts'

/** Milliseconds in which a request follows its connection: until then nobody knows which connections are idle. */
const FOLLOWS_MS = 500
/** Seconds that open requests and jobs get to finish when the server is told to stop. */
const STOP_SECONDS = 15

const start = async (): Promise<void> => {
  const config = readConfig()
  const { openEngines } = await import('./engines/open-engines.ts')
  // The embedded database wakes up in threads of its own, while this one reads the rest of the code.
  const opening = openEngines(config, () => new Date())
  const [{ createApp }, { fillWithDemo }] = await Promise.all([import('./app.ts'), import('./demo/demo.ts')])
  const engines = await opening
  await engines.db.migrate()
  const app = await createApp(config, engines)
  app.ctx.log.info(redacted(config), 'settings')
  await app.jobs.start()
  const demo = await fillWithDemo(app.ctx, (text) => process.stdout.write(`  ${text}\n`))
  await app.http.listen({ port: config.PORT, host: config.HOST })
  const metricsPort =
    app.metrics && config.METRICS_PORT !== undefined ? await openMetricsPort(app.metrics, config.METRICS_PORT, config.HOST) : null
  announce(config, app.http.server.address(), demo)

  const stop = async () => {
    if (app.readiness.isStopping) return
    app.readiness.isStopping = true
    setTimeout(() => process.exit(1), (STOP_SECONDS + config.STOP_DELAY_SECONDS) * 1000).unref()
    // Balancers need a moment to see that this process is not ready; until then it serves whatever comes.
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

start().catch((error: Error) => {
  process.stderr.write(`Feria could not start: ${error.message}\n`)
  process.exitCode = 1
})
