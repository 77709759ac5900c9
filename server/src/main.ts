import './fast-imports.ts'
import { announce } from './announce.ts'
import { readConfig, redacted } from './config.ts'

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
  announce(config, app.http.server.address(), demo)

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), STOP_SECONDS * 1000).unref()
    await app.sockets.close()
    await app.http.close()
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
