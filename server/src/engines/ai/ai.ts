/** What a text is for: models that tell questions from answers want to know. */
export type TextRole = 'query' | 'passage'

/** Texts as vectors whose angle says how near their meanings are. */
export interface Embeddings {
  /** Vectors of different models cannot be compared. */
  model: string
  /**
   * One vector a text, of length 1 and in the same order; null when the endpoint does not answer well in `withinMs` milliseconds. Never throws:
   * nothing may depend on it.
   */
  embed(texts: string[], role: TextRole, withinMs: number): Promise<number[][] | null>
}

/** Models behind an endpoint of the operator's choice. What is not configured is null, and everything works without. */
export interface Ai {
  embeddings: Embeddings | null
}
