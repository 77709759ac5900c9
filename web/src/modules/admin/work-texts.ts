import type { WorkKind } from '@feria/contract/admin/values'

/** How a kind of work is named: one, many, the oldest of it, and how much of it is late by one and by many. */
interface Words {
  one: string
  many: string
  oldest: 'el más viejo' | 'la más vieja'
  late: readonly [one: string, many: string]
}

const masculine = { oldest: 'el más viejo', late: ['vencido', 'vencidos'] } as const
const feminine = { oldest: 'la más vieja', late: ['vencida', 'vencidas'] } as const

const words: Record<WorkKind, Words> = {
  reports: { one: 'denuncia', many: 'denuncias', ...feminine },
  'held-messages': { one: 'mensaje retenido', many: 'mensajes retenidos', ...masculine },
  'review-appeals': { one: 'opinión para revisar', many: 'opiniones para revisar', ...feminine },
  claims: { one: 'reclamo', many: 'reclamos', ...masculine },
  withdrawals: { one: 'arrepentimiento', many: 'arrepentimientos', ...masculine },
  contact: { one: 'mensaje sin responder', many: 'mensajes sin responder', ...masculine },
  identities: { one: 'documento de identidad', many: 'documentos de identidad', ...masculine },
  payouts: { one: 'retiro', many: 'retiros', ...masculine },
  'failed-jobs': { one: 'tarea fallida', many: 'tareas fallidas', ...feminine },
}

/** The texts of «Para resolver», the bell and the counts of the navigation. */
export const workTexts = {
  title: 'Para resolver',
  subtitle: 'Todo lo que espera una decisión, y desde cuándo.',
  nothing: 'No hay nada para resolver',
  nothingText: 'Cuando llegue algo, lo vas a ver acá y en la campana.',
  bell: (count: number) =>
    count === 0 ? 'No hay nada para resolver' : count === 1 ? 'Para resolver: 1 cosa' : `Para resolver: ${count} cosas`,
  waiting: (count: number) => (count === 1 ? '1 espera' : `${count} esperan`),
  count: (kind: WorkKind, count: number) => `${count} ${count === 1 ? words[kind].one : words[kind].many}`,
  /** «La más vieja hace 2 h»; of one there is no oldest. */
  since: (kind: WorkKind, count: number, ago: string) => (count === 1 ? ago : `${words[kind].oldest} ${ago}`),
  /** «1 vencida»; jobs that failed have no time by which they are due. */
  overdue: (kind: WorkKind, count: number) =>
    count === 0 || kind === 'failed-jobs' ? null : `${count} ${words[kind].late[count === 1 ? 0 : 1]}`,
  seeAll: 'Ver todo',
} as const
