import { createPostgres, type OwnPostgres } from './servers.ts'
import { createWorld, type World } from './world.ts'

/** A whole Feria on a PostgreSQL database of its own, for races; `end` closes it and removes the database. */
export interface PostgresWorld {
  world: World
  postgres: OwnPostgres
  end(): Promise<void>
}

/** The database of a world before anything was in it, made once in each process: the others begin as its copies. */
let empty: Promise<string> | undefined

const makeEmpty = async (): Promise<string> => {
  const { url, db } = await createPostgres()
  const world = await createWorld({ db })
  await world.close()
  return new URL(url).pathname.slice(1)
}

/** Creates one, with what else its world is to have. Only where `hasPostgres` says that there is a PostgreSQL. */
export const createPostgresWorld = async (
  options: Omit<NonNullable<Parameters<typeof createWorld>[0]>, 'db'> = {},
): Promise<PostgresWorld> => {
  empty ??= makeEmpty()
  const postgres = await createPostgres(await empty)
  const world = await createWorld({ ...options, db: postgres.db })
  return {
    world,
    postgres,
    end: async () => {
      await world.close()
      await postgres.drop()
    },
  }
}
