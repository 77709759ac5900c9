import { fold } from '@feria/contract/fold'
import type { Ctx } from '../../core/context.ts'
import { vectorsOf } from './embeddings.ts'
import { breakTie, type TieFacts } from './ties.ts'

/** How long a search waits for its embedding before it goes on without. */
const WITHIN_MS = 400
const KEPT_SECONDS = 86_400
/** Only the top results are reordered by meaning, so that it cannot lift what the words rank far behind. */
const COMPARED = 60
/** The weight of meaning in the order. Words decide: they cover models, measures and exclusions. */
const SHARE = 0.2

/** The embedding of a search by the configured model; null without a model, or when it does not answer in time. */
export interface Meaning {
  model: string
  vector: number[]
}

/** Embeds a search, once a day for the same words. */
export const findMeaning = async (ctx: Ctx, text: string): Promise<Meaning | null> => {
  const { ai, kv } = ctx.engines
  if (!ai.embeddings) return null
  const { model } = ai.embeddings
  const key = `meaning:${model}:${fold(text).slice(0, 200)}`
  const kept = await kv.get(key)
  if (kept) return { model, vector: JSON.parse(kept) as number[] }
  const [vector] = (await ai.embeddings.embed([text], 'query', WITHIN_MS)) ?? []
  if (!vector) return null
  await kv.set(key, JSON.stringify(vector), KEPT_SECONDS)
  return { model, vector }
}

/**
 * Reorders the results of the words by meaning as well. Nothing is added or removed, and a product without a vector stays about where it
 * is.
 */
export const orderByMeaning = async <R extends { candidate: TieFacts; value: number }>(
  ctx: Ctx,
  { model, vector }: Meaning,
  ranked: R[],
): Promise<R[]> => {
  const compared = ranked.slice(0, COMPARED)
  const vectors = await vectorsOf(
    ctx,
    model,
    compared.map(({ candidate }) => candidate.id),
  )
  const nearness = compared.map(({ candidate }) => nearnessOf(vector, vectors.get(candidate.id)))
  const known = nearness.filter((value) => value !== null)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  if (known.length < 2 || most === least) return ranked
  // Cosines of one model may lie close together, so proximity is relative to the other results.
  const among = (near: number | null) => (near === null ? 0.5 : (near - least) / (most - least))
  return ranked
    .map((one, at) => ({
      ...one,
      value: one.value * (1 - SHARE) + (at < COMPARED ? SHARE * among(nearness[at] ?? null) * one.value : 0),
    }))
    .sort((a, b) => b.value - a.value || breakTie(a.candidate, b.candidate))
}

const nearnessOf = (a: number[], b: number[] | undefined): number | null =>
  b?.length === a.length ? a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0) : null
