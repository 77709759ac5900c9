import { cpus } from 'node:os'
import type { Pace } from './measure.ts'

/** What the figures depend on. */
export interface Conditions {
  /** The version as PostgreSQL itself tells it. */
  postgres: string
  /** The machine's load average before the run: above zero, others were at work too. */
  loadBefore: number
}

/** No name of a machine and no path. */
const machine = ({ postgres, loadBefore }: Conditions): string => {
  const [cpu] = cpus()
  const version = /\d+(\.\d+)+/.exec(postgres)?.[0] ?? 'unknown'
  return `${cpu?.model.trim()}, ${cpus().length} cores; Node ${process.versions.node}; PostgreSQL ${version}; load before ${loadBefore.toFixed(1)}`
}

/** The whole page of docs/BENCHMARKS.md. */
export const reportOf = (tables: { load: string; own: string; scores: string }, conditions: Conditions, pace: Pace): string => `# Benchmarks

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine(conditions)}.${pace.isRough ? '\nA short run: its figures are rough, good for seeing that all works and not for comparing.' : ''}

10,000 products of 50 sellers in PostgreSQL. Each request goes to Feria and to a bare server in turn, in the same run: Fastify and
postgres.js answering the same rows as plain JSON, without parsing, rights, limits, cursors or security headers; for searches the same
match and rank without looking for typos, for logins the same argon2id and session, for orders the same statements in one transaction and
no mails afterwards. Both are checked to answer the same before they are measured.
The load comes from the same machine: 32 connections, ${pace.rounds} rounds of ${pace.roundSeconds} s for each, taken alternately, after a warm-up. Rates are
medians of the rounds, «Feria / bare» is the median of the pairs of rounds; p50 and p99 are Feria's, of whole orders for both calls together.

${tables.load}

First load is every script that a first visit to the page fetches; a cold start is from the spawn to the first answer of /health/ready.

${tables.own}

Lighthouse as a phone (slow 4G and a processor four times slower, both simulated) on the built app, the median of its runs; /all-products as a
signed-in member.

${tables.scores}
`
