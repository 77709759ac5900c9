import { nodePath } from './lib/node.mjs'
import { onSignals, start } from './lib/run.mjs'
import { ensureInstalled, ensureNode } from './setup.mjs'

// npm run tool -- vitest run contract: a command of the project, on the Node that Feria runs on, whatever the machine's is, with everything
// installed that it may need. --installed leaves the packages as they are: what runs beside a server must not change them.

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
