const OPEN = '<think>'
const CLOSE = '</think>'

/** How much of the end of a text may be the start of a tag. */
const begun = (text: string, mark: string): number => {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length--) if (mark.startsWith(text.slice(-length))) return length
  return 0
}

/** Removes what is between `<think>` and `</think>` from a text in pieces, even if a tag is split between them. */
export const withoutThoughts = (): { take(piece: string): string; rest(): string } => {
  let held = ''
  let isThinking = false
  const take = (piece: string): string => {
    held += piece
    let visible = ''
    for (;;) {
      const mark = isThinking ? CLOSE : OPEN
      const at = held.indexOf(mark)
      const end = at >= 0 ? at : held.length - begun(held, mark)
      if (!isThinking) visible += held.slice(0, end)
      held = held.slice(at >= 0 ? at + mark.length : end)
      if (at < 0) return visible
      isThinking = !isThinking
    }
  }
  return { take, rest: () => (isThinking ? '' : held) }
}
