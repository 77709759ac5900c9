import type { SourceState } from '@feria/contract/prospecting/values'

/** What is looked for on a page: both become a part of its address. */
export interface PageSearch {
  text: string
  place: string
}

/** Somebody who looks for something, as a public page says it: plain text, at most 300 letters a field; what it does not say is null. */
export interface PageItem {
  name: string
  location: string | null
  about: string | null
  /** Where it stands; https alone. */
  url: string
  /** ISO 8601, only where the page says it so. */
  date: string | null
}

export interface PageAnswer {
  state: SourceState
  items: PageItem[]
}

/** One public page that the operator configured. */
export interface PublicPage {
  name: string
  /** Whether it could be asked, without asking it: «ok» or «sin configurar». */
  state(): SourceState
  /** Reads the page. Never throws and takes 20 s at most once it is its turn: what goes wrong is a state. Ends with the signal. */
  search(search: PageSearch, signal: AbortSignal): Promise<PageAnswer>
  /** Whether it would be read now: asks for its robots.txt alone. */
  check(signal: AbortSignal): Promise<SourceState>
}

/** The public pages, in the order of their file; none where none are configured. */
export interface Pages {
  pages: PublicPage[]
  /** Whether the browser starts. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}
