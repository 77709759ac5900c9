import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

/** The server's folder, from the sources in their folders as from the compiled files in `dist`. */
export const serverFolder = dirname(findPackageJSON(import.meta.url) ?? '')
