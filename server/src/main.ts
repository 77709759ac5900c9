import './fast-imports.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { announce } from './announce.ts'
import { readConfig, redacted } from './config.ts'
import { openMetricsPort } from './ops/metrics-port.ts'

/** Seconds that open requests and jobs get to finish when the server is told to stop. */
const STOP_SECONDS = 15
/** Milliseconds between two looks for connections that nobody waits on. */
const SWEEP_MS = 200

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
    // An answer that was on its way at the signal could not say that its connection ends; it would be kept for a minute.
    const sweep = setInterval(() => app.http.server.closeIdleConnections(), SWEEP_MS)
    await app.sockets.close()
    await app.http.close()
    clearInterval(sweep)
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
