import { mkdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { vector } from '@electric-sql/pglite-pgvector'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database, Db } from './database.ts'
import { lockFolder } from './lock-folder.ts'
import { migrationsFolder } from './migrations.ts'
import { createPartitions } from './partitions.ts'

/**
 * PGlite starts with -F, which disables fsync: a confirmed order must survive a power cut. Its 160 MB of shared buffers would be written
 * to at the start, and a small shop's data stay in the system's cache of files besides.
 */
const startParams = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'shared_buffers=8MB']

interface Embedded extends Database {
  /** A snapshot of the whole database: starting from one is four times as fast as from scratch. */
  image(): Promise<Blob>
}

/**
 * PostgreSQL inside this process, with its files in `dir/db`, or in memory for `memory://`; a new one starts from `image` if given.
 * Refuses a folder that another process has open, since two would corrupt each other's data.
 */
export const openEmbedded = async (dir: string, image?: Blob): Promise<Embedded> => {
  const inMemory = dir.startsWith('memory://')
  const unlock = inMemory ? async () => undefined : await lockData(dir)
  try {
    const client = await PGlite.create({
      ...(inMemory ? {} : { dataDir: join(dir, 'db') }),
      ...(image ? { loadDataDir: image } : {}),
      extensions: { pg_trgm, vector },
      startParams,
    })
    const db = drizzle({ client })
    return {
      kind: 'embedded',
      db: db as unknown as Db,
      migrate: async () => {
        await migrate(db, { migrationsFolder })
        await createPartitions(db as unknown as Db, new Date())
      },
      onItsOwn: (work) => work(db as unknown as Db),
      vacuum: async () => {
        await client.exec('vacuum analyze')
      },
      jobQueue: { embedded: client },
      ...(inMemory ? {} : { hasRoom: () => hasRoom(dir) }),
      image: () => client.dumpDataDir('none'),
      close: async () => {
        await client.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

/**
 * Two segments of its log. Without room for the next one PostgreSQL gives up for good; what is refused before that is served again as soon
 * as there is room.
 */
const MIN_FREE_BYTES = 32 * 1024 * 1024

const hasRoom = async (dir: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(dir)
  return bavail * bsize >= MIN_FREE_BYTES
}

const lockData = async (dir: string): Promise<() => Promise<void>> => {
  await mkdir(dir, { recursive: true })
  return lockFolder(dir)
}
