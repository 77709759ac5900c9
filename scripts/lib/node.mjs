import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the package that brings Node where the machine's own is too old. */
export const nodePackage = fileURLToPath(new URL('../node', import.meta.url))

/** True for a version of Node that runs TypeScript directly and that every test tool supports. */
export const isNewEnough = (version) => {
  const [major, minor] = version.split('.').map(Number)
  return major >= 24 || (major === 22 && minor >= 22)
}

/** The Node that Feria runs on: the current one or, if that is too old, the one that `ensureNode` installs. */
export const nodePath = (version = process.versions.node) =>
  isNewEnough(version) ? process.execPath : join(nodePackage, 'node_modules', 'node', 'bin', 'node')
