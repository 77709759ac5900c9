import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/run.mjs'
import { usedIcons } from './lib/used-icons.mjs'

const folder = join(root, 'web', 'vendor', 'tabler-icons')

test('the icons in the build are those that the web imports, as in their library', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name))
  const committed = Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]))
  const used = usedIcons()
  expect(Object.keys(used).length).toBeGreaterThan(50)
  expect(committed, 'npm run copy-icons').toEqual(used)
})
