import type { Page } from './page.ts'
import type { Answer, Request, Route } from './route.ts'

/** What both sides need of a rendered page's calls: the browser makes them over HTTP, the server in process. */
export interface Caller {
  /** The answer of a call; rejects with an error that has a `status`. */
  call: <R extends Route>(route: R, request: Request<R>) => Promise<Answer<R>>
  /** One page of a list. */
  callPage: <R extends Route>(route: R, request: Request<R>) => Promise<Answer<R> extends (infer Item)[] ? Page<Item> : never>
}

/** Title, description and what link previews show of a page. */
export interface PageHead {
  title: string
  description: string
  url: string
  image: { url: string; width: number; height: number; alt: string }
}

/** What a page is rendered with. */
export interface RenderParts {
  caller: Caller
  /** Marks the scripts that we render. */
  nonce: string
  /** The product's name and the address that browsers know the server by. */
  brand: string
  url: string
  /** The head of a page that a module of the server writes, null for all others. */
  headOf: (path: string) => Promise<PageHead | null>
  onError: (error: unknown) => void
}

/** Loads the built web under the product's name. */
export type OpenPages = (brand: string) => Promise<RenderedPages>

/** What the built web gives the server. */
export interface RenderedPages {
  /** What a page depends on: its path and those parameters of the query that it reads, and what it is about, such as a product's id. */
  placeOf: (url: string) => { address: string; subject: string | null }
  /** Renders the page at an address. */
  render: (request: globalThis.Request, parts: RenderParts) => Promise<Response>
}
