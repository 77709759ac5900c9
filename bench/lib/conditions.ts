import { cpus } from 'node:os'

/** The conditions that the figures of a part depend on. */
export interface Conditions {
  /** The version as PostgreSQL reports it, if it was used. */
  postgres?: string
  /** The machine's load average before the run: above zero, other processes were running too. */
  loadBefore: number
  /** Too short for comparable figures. */
  isRough: boolean
}

/** The command, date and hardware; no machine name and no path. */
export const writtenBy = (command: string, { postgres, loadBefore, isRough }: Conditions): string => {
  const [cpu] = cpus()
  const version = /\d+(\.\d+)+/.exec(postgres ?? '')?.[0]
  const day = new Date().toISOString().slice(0, 10)
  const machine = `${cpu?.model.trim()}, ${cpus().length} cores; Node ${process.versions.node}${version ? `; PostgreSQL ${version}` : ''}`
  const rough = isRough ? '\nA short run: its figures are rough, good for seeing that all works and not for comparing.' : ''
  return `Written by ${command} on ${day}: ${machine}; load before ${loadBefore.toFixed(1)}.${rough}`
}
