import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { webFolder } from '../core/http/serve-web.ts'

/** The names of those built files of the web that match. Throws if the web was not built (`npm run build`). */
export const builtAssets = async (name: RegExp): Promise<string[]> =>
  (await readdir(join(webFolder, 'client', 'assets'))).filter((file) => name.test(file))
