import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { root } from '../lib/run.mjs'

/**
 * A temporary folder with copies of some project files and others with these texts, removed at the end of the test; scripts in it take
 * it for the project. Texts starting with `#!` are made executable.
 * @param {{ copied: string[], written: Record<string, string> }} files
 */
export const ownFolder = ({ copied, written }) => {
  const folder = mkdtempSync(join(tmpdir(), 'feria-own-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true })
  for (const [path, text] of Object.entries(written)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text, { mode: text.startsWith('#!') ? 0o755 : 0o644 })
  }
  return folder
}
