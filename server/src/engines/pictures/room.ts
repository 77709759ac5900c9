/** Limits concurrent work by its total share of a whole. */
export interface Room {
  /** Does the work once its share is free, in the order of calls. */
  within<T>(share: number, work: () => Promise<T>): Promise<T>
}

/** A room of any unit; a share may be as large as the whole. */
export const createRoom = (whole: number): Room => {
  const waiting: { share: number; begin: () => void }[] = []
  let free = whole
  const next = () => {
    for (let first = waiting[0]; first && first.share <= free; first = waiting[0]) {
      waiting.shift()
      free -= first.share
      first.begin()
    }
  }
  return {
    within: async (share, work) => {
      await new Promise<void>((begin) => {
        waiting.push({ share, begin })
        next()
      })
      try {
        return await work()
      } finally {
        free += share
        next()
      }
    },
  }
}
