/** Lets work begin while what all of it takes fits into a whole. */
export interface Room {
  /** Does the work once there is room for so much of the whole, in the order of asking. */
  within<T>(share: number, work: () => Promise<T>): Promise<T>
}

/** A room of a size in whatever unit; a share may be as large as the whole. */
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
