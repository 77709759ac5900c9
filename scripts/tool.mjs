import { nodePath } from './lib/node.mjs'
import { onSignals, start } from './lib/run.mjs'
import { ensureInstalled, ensureNode } from './setup.mjs'

// npm run tool -- vitest run contract: runs a project command on the Node that Feria runs on, whatever the machine's is, with all
// dependencies installed. --installed leaves the packages as they are, for use next to a running server.

const [flag] = process.argv.slice(2)
const isAsInstalled = flag === '--installed'
const [command, ...args] = process.argv.slice(isAsInstalled ? 3 : 2)
try {
  if (!command) throw new Error('npm run tool -- [--installed] COMMAND [ARGUMENT…]')
  await (isAsInstalled ? ensureNode() : ensureInstalled('all'))
  const tool = start(command === 'node' ? nodePath() : command, args, { stdio: 'inherit' })
  onSignals(tool.send)
  process.exitCode = await tool.ended
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
