import { join } from 'node:path'
import { serverFolder } from '../core/server-folder.ts'

/** The programs as operators run them. They are compiled before the first test. */
export const compiled = {
  main: join(serverFolder, 'dist', 'main.js'),
  cli: join(serverFolder, 'dist', 'cli.js'),
  /** Runs Node as `npm start` and the image do. */
  node: join(serverFolder, 'node.sh'),
}
