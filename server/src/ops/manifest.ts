import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const manifest = z.object({
  format: z.literal(1),
  at: z.string(),
  /** The number of applied migrations. */
  migrations: z.int(),
  tables: z.array(z.object({ name: z.string().regex(/^[a-z_]+$/), rows: z.int(), sha256: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  jobs: z.array(z.object({ name: z.string(), data: z.record(z.string(), z.unknown()), startAfter: z.string() })),
  files: z.array(z.object({ key: z.string(), bytes: z.int(), sha256: z.string() })),
  ledger: z.array(z.object({ kind: z.string(), currency: z.string(), sumMinor: z.int() })),
})
export type Manifest = z.output<typeof manifest>

export const MANIFEST = 'manifest.json'

/** The manifest of an export. Throws for a folder that is not a complete export. */
export const readManifest = async (dir: string): Promise<Manifest> => {
  const text = await readFile(join(dir, MANIFEST), 'utf8').catch(() => {
    throw new Error(`${dir} is no export: it has no ${MANIFEST}.`)
  })
  const read = manifest.safeParse(JSON.parse(text))
  if (!read.success) throw new Error(`${join(dir, MANIFEST)} cannot be read: it comes from another version.`)
  return read.data
}

/** Accounts in a fixed order, so that two ledgers can be compared. */
export const bookOf = (ledger: Manifest['ledger']): string =>
  ledger
    .filter(({ sumMinor }) => sumMinor !== 0)
    .map(({ kind, currency, sumMinor }) => `${kind} ${currency} ${sumMinor}`)
    .sort()
    .join('\n')
