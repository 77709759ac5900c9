import { admin } from './admin.ts'
import { members } from './members.ts'
import { messages } from './messages.ts'
import { moderation } from './moderation.ts'
import { operator } from './operator.ts'
import { people } from './people.ts'
import { reviews } from './reviews.ts'
import type { Table } from './shared.ts'
import { trade } from './trade.ts'

/** What every call reads, field by field, by the call's name. */
export const fieldTables: Table = { ...members, ...trade, ...people, ...reviews, ...moderation, ...messages, ...admin, ...operator }
