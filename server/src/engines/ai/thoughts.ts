const OPEN = '<think>'
const CLOSE = '</think>'

/** How much of the end of a text could be the beginning of a mark. */
const begun = (text: string, mark: string): number => {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length--) if (mark.startsWith(text.slice(-length))) return length
  return 0
}

/**
 * Takes a text in pieces and gives it back without what stands between `<think>` and `</think>`, also where the marks come in two pieces.
 */
export const withoutThoughts = (): { take(piece: string): string; rest(): string } => {
  let held = ''
  let isThinking = false
  const take = (piece: string): string => {
    held += piece
    let said = ''
    for (;;) {
      const mark = isThinking ? CLOSE : OPEN
      const at = held.indexOf(mark)
      const end = at >= 0 ? at : held.length - begun(held, mark)
      if (!isThinking) said += held.slice(0, end)
      held = held.slice(at >= 0 ? at + mark.length : end)
      if (at < 0) return said
      isThinking = !isThinking
    }
  }
  return { take, rest: () => (isThinking ? '' : held) }
}
