import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { nodePath } from './lib/node.mjs'
import { endAll, endOnSignals, root, start, toolEnv } from './lib/run.mjs'
import { ensureInstalled } from './setup.mjs'

// The development page needs the server's address. Older versions of Node lack loadEnvFile.
if (existsSync(join(root, '.env'))) process.loadEnvFile?.(join(root, '.env'))
const port = process.env.PORT ?? '3000'
const isTerminal = process.stdout.isTTY
// Their output arrives here, not at the terminal.
const LOG_FORMAT = process.env.LOG_FORMAT || (isTerminal ? 'human' : 'json')
const env = toolEnv({ PORT: port, LOG_FORMAT, FORCE_COLOR: process.env.FORCE_COLOR ?? (isTerminal ? '1' : '0') })

const show = (name, args, cwd) => {
  const { child, ended } = start(nodePath(), args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(6)} │ ${line}`))
  }
  return ended
}

endOnSignals()
try {
  await ensureInstalled('all')
  const reactRouter = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  // --watch keeps the server's process after a crash, so if either of them ends there is nothing left to watch.
  process.exitCode = await Promise.race([
    show('server', ['--watch', 'server/src/main.ts'], root),
    show('web', [reactRouter, 'dev', '--port', '5173', '--strictPort'], join(root, 'web')),
  ])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  await endAll()
}
