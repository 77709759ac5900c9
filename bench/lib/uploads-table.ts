import { quantile } from './measure.ts'
import { table } from './table.ts'
import type { UploadsMeasured } from './uploads.ts'

/** The rows of the uploads: Feria next to bare sharp. */
export const uploadsTable = ({ feria, bare, ratio }: UploadsMeasured): string => {
  const at = (times: number[], share: number) => {
    const sorted = times.toSorted((a, b) => a - b)
    return quantile(sorted, share)
  }
  const time = (name: string, share: number) => {
    const [ours, theirs] = [at(feria.times, share), at(bare.times, share)]
    return [name, `${ours.toFixed(0)} ms`, `${theirs.toFixed(0)} ms`, `${(ours / theirs).toFixed(2)} ×`]
  }
  return table(
    ['What', 'Feria', 'bare sharp', 'Feria / bare'],
    [
      ['pictures a second', feria.rate.toFixed(1), bare.rate.toFixed(1), `${Math.round(ratio * 100)} %`],
      time('a picture, p50', 0.5),
      time('a picture, p95', 0.95),
    ],
  )
}
