import type { Answer } from '@feria/contract'
import { MAX_BRIEF } from '@feria/contract/catalogue/values'
import * as api from '@feria/contract/routes'
import { create } from 'zustand'
import { call } from '../../../lib/call.ts'

type BriefProduct = Answer<typeof api.catalogue.brief>['products'][number]
/** What a link to a product shows: the product, that it is gone, or nothing, as for a hidden one. */
export type Preview = BriefProduct | 'gone' | 'nothing'

/** How long the links of the messages that come on screen together are gathered for one call. */
const GATHER_MS = 30

export const usePreviews = create<Record<string, Preview>>(() => ({}))

const asked = new Set<string>()
let wanted = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined

const ask = async (ids: string[]) => {
  try {
    const { products, gone } = await call(api.catalogue.brief, { query: { ids: ids.join(',') } })
    const nothing = Object.fromEntries(ids.map((id) => [id, 'nothing' as const]))
    const found = Object.fromEntries(products.map((product) => [product.id, product]))
    usePreviews.setState({ ...nothing, ...Object.fromEntries(gone.map((id) => [id, 'gone' as const])), ...found })
  } catch {
    // The link itself is there; the next time that it comes on screen asks again.
    usePreviews.setState(Object.fromEntries(ids.map((id) => [id, 'nothing' as const])))
    for (const id of ids) asked.delete(id)
  }
}

/** Asks for the preview of a product once, together with those of the other messages that came on screen. */
export const wantPreview = (id: string): void => {
  if (asked.has(id)) return
  asked.add(id)
  wanted.add(id)
  if (timer !== undefined) return
  timer = setTimeout(() => {
    const ids = [...wanted]
    wanted = new Set()
    timer = undefined
    for (let from = 0; from < ids.length; from += MAX_BRIEF) void ask(ids.slice(from, from + MAX_BRIEF))
  }, GATHER_MS)
}
