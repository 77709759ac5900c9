import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { endAll, endOnSignals, root, start, toolEnv } from './lib/run.mjs'
import { ensureInstalled, node24 } from './setup.mjs'

const port = process.env.PORT ?? '3000'
const env = toolEnv({ PORT: port, FORCE_COLOR: process.env.FORCE_COLOR ?? (process.stdout.isTTY ? '1' : '0') })

const show = (name, args, cwd) => {
  const { child, ended } = start(node24(), args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(6)} │ ${line}`))
  }
  return ended
}

endOnSignals()
try {
  await ensureInstalled()
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  // --watch keeps the server's process after a crash, so either of them ending means that there is nothing left to watch.
  process.exitCode = await Promise.race([
    show('server', ['--watch', '--env-file-if-exists=.env', 'server/src/main.ts'], root),
    show('web', [vite, '--port', '5173', '--strictPort', '--clearScreen', 'false'], join(root, 'web')),
  ])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  await endAll()
}
