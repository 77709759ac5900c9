import { readFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** The server's folder, from the sources in their folders as from the compiled files in `dist`. */
export const serverFolder = dirname(findPackageJSON(import.meta.url) ?? '')

/** The version of Feria, as the server's package says it. */
export const readVersion = async (): Promise<string> => JSON.parse(await readFile(join(serverFolder, 'package.json'), 'utf8')).version
