import { abuseAppealOutcomes, abuseDecisions, abuseReasons, abuseSubjects } from '@feria/contract/moderation/values'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What was reported, as it was then: a later edit does not take the evidence away. */
export interface Copy {
  title: string
  text: string | null
  imageUrl: string | null
  /** Copies of the pictures of a message, as ids of private files that no upload has. */
  pictures?: string[]
}

/** How what was hidden was before, so that an appeal brings back that and nothing more. */
export interface Before {
  isShown?: boolean
  isOn?: boolean
  isPublic?: boolean
}

/** All reports of one subject that are decided at once, with the decision and the one appeal against it. */
export const abuseCases = pgTable(
  'abuse_cases',
  {
    id: uuid().primaryKey(),
    subject: text({ enum: abuseSubjects }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Whose it is. */
    aboutId: uuid('about_id')
      .notNull()
      .references(() => users.id),
    copy: jsonb().$type<Copy>().notNull(),
    /** The most urgent of its reports. */
    reason: text({ enum: abuseReasons }).notNull(),
    createdAt: moment('created_at').notNull(),
    /** Until when the decision, or that about the appeal, is due; null while nothing waits. */
    dueAt: moment('due_at'),
    takenBy: uuid('taken_by').references(() => users.id),
    takenAt: moment('taken_at'),
    /** When a product was hidden before any decision, once, and until when; null in `heldUntil` once it is shown again or decided. */
    heldAt: moment('held_at'),
    heldUntil: moment('held_until'),
    /** How it was before it was hidden; null while it is not. */
    before: jsonb().$type<Before>(),
    decision: text({ enum: abuseDecisions }),
    days: integer(),
    /** The rule that the decision names. */
    rule: text({ enum: abuseReasons }),
    note: text(),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: moment('decided_at'),
    appealText: text('appeal_text'),
    appealedAt: moment('appealed_at'),
    outcome: text({ enum: abuseAppealOutcomes }),
    appealNote: text('appeal_note'),
    appealDecidedBy: uuid('appeal_decided_by').references(() => users.id),
    appealDecidedAt: moment('appeal_decided_at'),
  },
  (t) => [
    uniqueIndex('abuse_cases_open_key').on(t.subject, t.subjectId).where(sql`${t.decidedAt} is null`),
    index('abuse_cases_waiting').on(t.dueAt, t.id).where(sql`${t.dueAt} is not null`),
    index('abuse_cases_about').on(t.aboutId, t.id),
    index('abuse_cases_decided').on(t.decidedAt).where(sql`${t.decidedAt} is not null`),
    index('abuse_cases_held').on(t.heldUntil).where(sql`${t.heldUntil} is not null`),
    check('abuse_cases_taken_or_not', sql`(${t.takenBy} is null) = (${t.takenAt} is null)`),
    check('abuse_cases_decided_or_not', sql`(${t.decision} is null) = (${t.decidedAt} is null)`),
    check('abuse_cases_appealed_when_decided', sql`${t.appealedAt} is null or ${t.decidedAt} is not null`),
    check('abuse_cases_outcome_of_appeal', sql`${t.outcome} is null or ${t.appealedAt} is not null`),
  ],
)

/** Words that admins wrote for decisions to begin with, in their order. They say nothing about members. */
export const decisionTemplates = pgTable('decision_templates', {
  position: integer().primaryKey(),
  title: text().notNull(),
  note: text().notNull(),
  /** Which decision it is offered for; null for all. */
  decision: text({ enum: abuseDecisions }),
})

/** Who reported a case, and why: each member and subject once; of a visitor only a keyed hash of the address is known. */
export const abuseReports = pgTable(
  'abuse_reports',
  {
    id: uuid().primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => abuseCases.id, { onDelete: 'cascade' }),
    subject: text({ enum: abuseSubjects }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Null for a visitor. */
    reporterId: uuid('reporter_id').references(() => users.id),
    /** Kept for 30 days. */
    addressHash: text('address_hash'),
    reason: text({ enum: abuseReasons }).notNull(),
    text: text(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('abuse_reports_key').on(t.reporterId, t.subject, t.subjectId),
    index('abuse_reports_of_visitor').on(t.addressHash, t.subject, t.subjectId).where(sql`${t.reporterId} is null`),
    index('abuse_reports_of_case').on(t.caseId, t.id),
    index('abuse_reports_of_reporter').on(t.reporterId, t.id),
    index('abuse_reports_with_address').on(t.createdAt).where(sql`${t.addressHash} is not null`),
  ],
)
