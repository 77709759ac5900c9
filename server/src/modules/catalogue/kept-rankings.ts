import type { Ctx } from '../../core/context.ts'
import type { Db } from '../../engines/db/database.ts'
import type { Ranking } from './candidates.ts'
import { type Change, type Moment, readChanges } from './changes.ts'
import type { Search } from './text-match.ts'

/** A search as it was read, and its products. */
export interface RankedSearch {
  search: Search
  ranking: Ranking
}

interface Kept {
  found: Promise<RankedSearch | undefined>
  /** Its products, and the terms by which another one would belong among them; undefined while it is made, or when no terms tell. */
  ids?: ReadonlySet<string>
  terms?: readonly string[] | undefined
  until: number
}

/** Seconds for which a ranking is kept, and how many are. A ranking has at most 320 products. */
const KEPT_MS = 30_000
const MOST = 200
/** After so long without a search the changes may have been forgotten. */
const UNREAD_MS = 60_000

/** Since the process started: rankings that were kept, made, and dropped because a product changed. */
export const rankingCounts = { kept: 0, made: 0, dropped: 0 }

/** The kept rankings of a database, as of a moment. */
class Shelf {
  readonly #db: Db
  readonly #kept = new Map<string, Kept>()
  #moment: Moment | undefined
  #readAt = 0
  #reading: Promise<void> | undefined
  #next: Promise<void> | undefined

  constructor(db: Db) {
    this.#db = db
  }

  /** Drops what has changed by now. Callers that arrive while it is being read share the next reading: this one may be too early. */
  catchUp(): Promise<void> {
    if (!this.#reading) return this.#read()
    this.#next ??= this.#reading
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined
        return this.#read()
      })
    return this.#next
  }

  #read(): Promise<void> {
    const reading = this.#dropChanged().finally(() => {
      if (this.#reading === reading) this.#reading = undefined
    })
    this.#reading = reading
    return reading
  }

  async #dropChanged(): Promise<void> {
    const since = performance.now() - this.#readAt < UNREAD_MS ? this.#moment : undefined
    const { now, changes } = await readChanges(this.#db, since)
    this.#moment = now
    this.#readAt = performance.now()
    if (changes === 'everything') return this.#kept.clear()
    if (changes.length === 0) return
    for (const [key, kept] of this.#kept) {
      if (!changes.some((change) => concerns(change, kept))) continue
      this.#kept.delete(key)
      rankingCounts.dropped++
    }
  }

  find(key: string): Promise<RankedSearch | undefined> | undefined {
    const kept = this.#kept.get(key)
    return kept && kept.until > performance.now() ? kept.found : undefined
  }

  /** Keeps a ranking from when it is begun, so that whoever asks meanwhile waits for it; any change meanwhile drops it. */
  keep(key: string, made: Promise<RankedSearch | undefined>, isByWords: boolean): void {
    const kept: Kept = { found: made, until: performance.now() + KEPT_MS }
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    const forget = () => {
      if (this.#kept.get(key) === kept) this.#kept.delete(key)
    }
    made.then((found) => {
      if (!found) return forget()
      kept.ids = new Set(found.ranking.ranked.map(({ id }) => id))
      if (isByWords && found.search.isSure && !found.ranking.isAlike) kept.terms = termsOf(found.search)
    }, forget)
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST) break
      this.#kept.delete(oldest)
    }
  }
}

const termsOf = ({ query }: Search): string[] => query.words.flatMap(({ forms }) => forms.map(({ term }) => term))

const concerns = ({ id, terms: theirs }: Change, { ids, terms }: Kept): boolean =>
  !ids || !terms || ids.has(id) || terms.some((term) => theirs.has(term))

const shelves = new WeakMap<Db, Shelf>()

/**
 * The ranking under a key, as it is now: kept for 30 s, unless one of its products has changed or another one could belong among them.
 * Any process sees a change once it is committed, since the database tells it. Inside a transaction nothing is kept.
 */
export const keepRanking = async (
  ctx: Ctx,
  key: string,
  make: () => Promise<RankedSearch | undefined>,
): Promise<RankedSearch | undefined> => {
  const { db } = ctx.engines.db
  if (ctx.db !== db) return make()
  const shelf = shelves.get(db) ?? new Shelf(db)
  shelves.set(db, shelf)
  await shelf.catchUp()
  const kept = shelf.find(key)
  if (kept) {
    rankingCounts.kept++
    return kept
  }
  rankingCounts.made++
  const made = make()
  shelf.keep(key, made, !ctx.engines.ai.embeddings)
  return made
}
