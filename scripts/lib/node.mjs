import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the package that brings Node where the machine's own is too old. */
export const nodePackage = fileURLToPath(new URL('../node', import.meta.url))

/** True for a version of Node that runs TypeScript as it is, and that every tool of the tests takes. */
export const isNewEnough = (version) => {
  const [major, minor] = version.split('.').map(Number)
  return major >= 24 || (major === 22 && minor >= 22)
}

/** The Node that Feria runs on: the one that runs this or, where that is too old, the one that `ensureNode` installs. */
export const nodePath = (version = process.versions.node) =>
  isNewEnough(version) ? process.execPath : join(nodePackage, 'node_modules', 'node', 'bin', 'node')
