import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './lib/run.mjs'
import { usedIcons } from './lib/used-icons.mjs'

// npm run copy-icons: copies the icons that the web imports out of their library, whose 88 MB a start would otherwise install. A test fails
// while another set is committed.

const folder = join(root, 'web', 'vendor', 'tabler-icons')
rmSync(folder, { recursive: true, force: true })
for (const [path, text] of Object.entries(usedIcons())) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
