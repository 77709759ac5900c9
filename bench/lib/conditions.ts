import { cpus } from 'node:os'

/** What the figures of a part depend on. */
export interface Conditions {
  /** The version as PostgreSQL itself tells it, where there was one. */
  postgres?: string
  /** The machine's load average before the run: above zero, others were at work too. */
  loadBefore: number
  /** Too short for figures to be compared. */
  isRough: boolean
}

/** Who wrote it, when and on what; no name of a machine and no path. */
export const writtenBy = (command: string, { postgres, loadBefore, isRough }: Conditions): string => {
  const [cpu] = cpus()
  const version = /\d+(\.\d+)+/.exec(postgres ?? '')?.[0]
  const day = new Date().toISOString().slice(0, 10)
  const machine = `${cpu?.model.trim()}, ${cpus().length} cores; Node ${process.versions.node}${version ? `; PostgreSQL ${version}` : ''}`
  const rough = isRough ? '\nA short run: its figures are rough, good for seeing that all works and not for comparing.' : ''
  return `Written by ${command} on ${day}: ${machine}; load before ${loadBefore.toFixed(1)}.${rough}`
}
