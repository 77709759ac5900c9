import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './lib/run.mjs'
import { usedIcons } from './lib/used-icons.mjs'

// npm run copy-icons: copies the icons that the web imports out of their library, whose 88 MB would otherwise be installed on start. A
// test fails if the committed set is out of date.

const folder = join(root, 'web', 'vendor', 'tabler-icons')
rmSync(folder, { recursive: true, force: true })
for (const [path, text] of Object.entries(usedIcons())) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
