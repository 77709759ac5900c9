import type { SourceState } from '@feria/contract/prospecting/values'

/** A search on a page: both become part of its URL. */
export interface PageSearch {
  text: string
  place: string
}

/** Somebody who looks for something, by a public page: plain text, at most 300 characters a field; missing fields are null. */
export interface PageItem {
  name: string
  location: string | null
  about: string | null
  /** The entry's URL; https only. */
  url: string
  /** ISO 8601, if the page gives it so. */
  date: string | null
}

export interface PageAnswer {
  state: SourceState
  items: PageItem[]
}

/** A configured public page. */
export interface PublicPage {
  name: string
  /** Whether it could be asked, without asking it: «ok» or «sin configurar». */
  state(): SourceState
  /** Reads the page. Never throws and takes at most 20 s once it is its turn: failures are states. Aborted by the signal. */
  search(search: PageSearch, signal: AbortSignal): Promise<PageAnswer>
  /** Whether it could be read now: requests only its robots.txt. */
  check(signal: AbortSignal): Promise<SourceState>
}

/** The public pages, in the order of their file; none if not configured. */
export interface Pages {
  pages: PublicPage[]
  /** Whether the browser starts. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}
