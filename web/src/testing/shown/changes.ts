/** How long each common part is, from each line on. */
const commonOf = (before: string[], after: string[]): number[][] => {
  const table = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const [row, next] = [table[i] as number[], table[i + 1] as number[]]
      row[j] = before[i] === after[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0)
    }
  return table
}

/** The lines that went and came from one outline to another, `…` for those between that stayed; in full where that is shorter. */
export const changesOf = (before: string[], after: string[]): string[] => {
  const table = commonOf(before, after)
  const lines: string[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      if (lines.at(-1) !== '…') lines.push('…')
      i++
      j++
    } else if (j >= after.length || (i < before.length && (table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0)))
      lines.push(`- ${before[i++]}`)
    else lines.push(`+ ${after[j++]}`)
  }
  if (lines.every((line) => line === '…')) return ['the same']
  return lines.length < after.length ? lines : after.map((line) => `  ${line}`)
}
