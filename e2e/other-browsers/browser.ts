/** An element of a page, as a person uses it. */
export interface FoundElement {
  click(): Promise<void>
  /** Presses the keys of a text one after another. */
  type(text: string): Promise<void>
  /** Chooses files of this machine in a file input. */
  attach(files: string[]): Promise<void>
}

interface Point {
  x: number
  y: number
}

/** The single page of a new person, sharing no storage with others. */
export interface Tab {
  goto(url: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Runs a function inside the page and resolves to its result. It can access nothing outside but its arguments. */
  run<Given extends unknown[], Answer>(work: (...given: Given) => Answer, ...given: Given): Promise<Awaited<Answer>>
  /** The element that a function inside the page returns. */
  find<Given extends unknown[]>(look: (...given: Given) => unknown, ...given: Given): Promise<FoundElement | undefined>
  /** Runs a library inside the page, which leaves its global there. */
  load(source: string): Promise<void>
  /** Presses, moves and releases. */
  drag(from: Point, to: Point): Promise<void>
  /** Errors logged by pages so far, and uncaught ones. */
  problems(): string[]
  close(): Promise<void>
}

/** A running browser; each tab is another person's. */
export interface Browser {
  open(): Promise<Tab>
  close(): Promise<void>
}
