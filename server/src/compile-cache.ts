import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Beside the packages, where nobody can write who could not change those as well; a folder that is read-only leaves it out.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/feria-code', import.meta.url)))
