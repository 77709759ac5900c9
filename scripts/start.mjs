import { nodePath } from './lib/node.mjs'
import { endAll, exitCode, onSignals, start } from './lib/run.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'

let react = (signal) => endAll().then(() => process.exit(exitCode(null, signal)))
onSignals((signal) => react(signal))
try {
  await ensureInstalled('start')
  await ensureBuilt()
  const server = start('server/node.sh', ['server/dist/main.js'], { env: { ...process.env, NODE: nodePath() } })
  // From here on the server decides how to end, and with which code.
  react = server.send
  process.exitCode = await server.ended
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
