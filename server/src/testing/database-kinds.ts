import type { Database } from '../engines/db/database.ts'
import { openEmbedded } from '../engines/db/embedded.ts'
import { openEmbeddedCopy } from './embedded-copies.ts'
import { createPostgres, hasPostgres } from './servers.ts'
import { copyEmptyPostgres } from './test-app.ts'

interface Opened {
  db: Database
  drop(): Promise<void>
}

/** Both kinds of database, for suites that every one of them must pass: an empty one, and a copy of one that was migrated. */
export const databaseKinds: { kind: Database['kind']; isHere: boolean; open(): Promise<Opened>; openMigrated(): Promise<Opened> }[] = [
  {
    kind: 'embedded',
    isHere: true,
    open: async () => {
      const db = await openEmbedded('memory://')
      return { db, drop: () => db.close() }
    },
    openMigrated: async () => {
      const db = await openEmbeddedCopy()
      return { db, drop: () => db.close() }
    },
  },
  { kind: 'postgres', isHere: hasPostgres, open: createPostgres, openMigrated: copyEmptyPostgres },
]
