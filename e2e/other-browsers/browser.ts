/** An element of a page, as a person uses it. */
export interface FoundElement {
  click(): Promise<void>
  /** Presses the keys of a text one after another. */
  type(text: string): Promise<void>
  /** Chooses files of this machine in a field for files. */
  attach(files: string[]): Promise<void>
}

interface Point {
  x: number
  y: number
}

/** The one page of a person who has never been here: nothing is kept from another. */
export interface Tab {
  goto(url: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Does work inside the page and answers what it answers. The work reaches nothing outside of itself but its arguments. */
  run<Given extends unknown[], Answer>(work: (...given: Given) => Answer, ...given: Given): Promise<Awaited<Answer>>
  /** The element that work inside the page answers. */
  find<Given extends unknown[]>(look: (...given: Given) => unknown, ...given: Given): Promise<FoundElement | undefined>
  /** Runs a library inside the page, which leaves its global there. */
  load(source: string): Promise<void>
  /** Presses, moves and lets go. */
  drag(from: Point, to: Point): Promise<void>
  /** What pages logged as errors so far, and what nobody caught. */
  problems(): string[]
  close(): Promise<void>
}

/** A browser that runs; each tab is another person's. */
export interface Browser {
  open(): Promise<Tab>
  close(): Promise<void>
}
