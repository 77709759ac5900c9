import { join } from 'node:path'
import { nodePath } from './lib/node.mjs'
import { onSignals, root, start } from './lib/run.mjs'
import { ensureBuilt, ensureNode } from './setup.mjs'

// npm run feria -- COMMAND: what an operator asks for. The packages stay as they are, for use next to a running server.

try {
  await ensureNode()
  await ensureBuilt(['server'])
  const feria = start(join(root, 'server/node.sh'), [join(root, 'server/dist/cli.js'), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, NODE: nodePath() },
  })
  onSignals(feria.send)
  process.exitCode = await feria.ended
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
