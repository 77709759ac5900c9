import type { PictureRefusal, Pictures } from './pictures.ts'

export type PictureOutcome = 'read' | PictureRefusal | 'busy' | 'failed'

/** The same pictures; each that is read is reported with its outcome and how long its caller waited, in seconds. */
export const timePictures = (pictures: Pictures, report: (outcome: PictureOutcome, seconds: number) => void): Pictures => ({
  ...pictures,
  read: async (...picture) => {
    const begun = performance.now()
    let outcome: PictureOutcome = 'failed'
    try {
      const answer = await pictures.read(...picture)
      outcome = typeof answer === 'string' ? answer : 'read'
      return answer
    } finally {
      report(outcome, (performance.now() - begun) / 1000)
    }
  },
})
