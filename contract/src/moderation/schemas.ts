import { z } from 'zod'
import { id, optionalText, text, time } from '../fields.ts'
import { pageQuery } from '../page.ts'
import {
  abuseAppealOutcomes,
  abuseDecisions,
  abuseReasons,
  abuseStates,
  abuseSubjects,
  MAX_ABUSE_TEXT,
  MAX_DECISION_TEMPLATES,
  MAX_RESTRICTION_DAYS,
  MAX_TEMPLATE_TITLE,
} from './values.ts'

/** Words that decisions begin with: of one decision, or of every one where it is null. */
export const decisionTemplate = z.object({
  title: text(MAX_TEMPLATE_TITLE, 'Poné un título a la plantilla.'),
  note: text(MAX_ABUSE_TEXT, 'Escribí la explicación.'),
  decision: z.enum(abuseDecisions, { error: 'Esa decisión no existe.' }).nullable(),
})
export type DecisionTemplate = z.output<typeof decisionTemplate>

const decisionTemplates = z
  .array(decisionTemplate, { error: 'Las plantillas son una lista.' })
  .max(MAX_DECISION_TEMPLATES, `Podés guardar hasta ${MAX_DECISION_TEMPLATES} plantillas.`)

const subject = z.enum(abuseSubjects)
const reason = z.enum(abuseReasons)
const person = z.object({ id, name: z.string() })

/** What was reported, as it was then. The pictures of a message are there in a case that is read alone, at addresses of five minutes. */
const copy = z.object({
  title: z.string(),
  text: z.string().nullable(),
  imageUrl: z.string().nullable(),
  pictures: z.array(z.string()).optional(),
})

/** A report as its reporter reads it: what was decided, without what became of the other. */
export const ownAbuseReport = z.object({
  id,
  subject,
  title: z.string(),
  reason,
  text: z.string().nullable(),
  createdAt: time,
  state: z.enum(abuseStates),
  note: z.string().nullable(),
  decidedAt: time.nullable(),
  can: z.object({ withdraw: z.boolean() }),
})
export type OwnAbuseReport = z.output<typeof ownAbuseReport>

/** A decision about a member, as they read it, with their appeal. */
export const receivedDecision = z.object({
  id,
  subject,
  copy,
  decision: z.enum(abuseDecisions),
  days: z.int().nullable(),
  reason,
  note: z.string(),
  decidedAt: time,
  appeal: z
    .object({
      text: z.string().nullable(),
      createdAt: time,
      outcome: z.enum(abuseAppealOutcomes).nullable(),
      note: z.string().nullable(),
      decidedAt: time.nullable(),
    })
    .nullable(),
  can: z.object({ appeal: z.boolean() }),
})
export type ReceivedDecision = z.output<typeof receivedDecision>

const decided = z.object({
  decision: z.enum(abuseDecisions),
  days: z.int().nullable(),
  reason: reason.nullable(),
  note: z.string(),
  by: z.string(),
  decidedAt: time,
})

/** All reports of one subject that wait for one decision, or the appeal against it, as admins read them. */
export const abuseCase = z.object({
  id,
  subject,
  subjectId: id,
  about: person.extend({ isAdmin: z.boolean() }),
  copy,
  /** The most urgent one. */
  reason,
  reports: z.int(),
  createdAt: time,
  /** Null once nothing waits. */
  dueAt: time.nullable(),
  isOverdue: z.boolean(),
  /** Until when the product is hidden before any decision; null when it is not. */
  heldUntil: time.nullable(),
  /** Who decides it now; null for nobody. */
  taken: z.object({ by: person, until: time }).nullable(),
  decided: decided.nullable(),
  /** What waits if `decided` and this has no outcome. */
  appeal: z
    .object({ text: z.string().nullable(), createdAt: time, outcome: z.enum(abuseAppealOutcomes).nullable(), note: z.string().nullable() })
    .nullable(),
})
export type AbuseCase = z.output<typeof abuseCase>

/** A case with its reports and what is known of whom it is about. */
export const inspectedCase = abuseCase.extend({
  /** The newest 50. `lost`: of this reporter's reports of 90 days, how many led to nothing; no reporter for a visitor. */
  reported: z.array(
    z.object({
      reason,
      text: z.string().nullable(),
      createdAt: time,
      reporter: person.extend({ lost: z.int() }).nullable(),
    }),
  ),
  history: z.object({
    since: time,
    sales: z.int(),
    reviews: z.int(),
    score: z.number().nullable(),
    /** The newest 20 of the earlier cases about them. */
    cases: z.array(
      z.object({
        id,
        subject,
        title: z.string(),
        reason,
        createdAt: time,
        decision: z.enum(abuseDecisions).nullable(),
        outcome: z.enum(abuseAppealOutcomes).nullable(),
      }),
    ),
  }),
})
export type InspectedCase = z.output<typeof inspectedCase>

/** How moderation does: what waits, what is late, and the median hours of the decisions of seven days, null without any. */
export const abuseFigures = z.object({ open: z.int(), overdue: z.int(), medianHours: z.number().nullable() })
export type AbuseFigures = z.output<typeof abuseFigures>

const params = z.object({ id })
const chosenReason = z.enum(abuseReasons, { error: 'Elegí el motivo.' })

/** The request and response of each call. */
export const moderationSchemas = {
  report: {
    summary: 'Reports a product, a member, a message, a review or a wish; a second time changes reason and text. Visitors report products.',
    body: z.object({
      subject: z.enum(abuseSubjects, { error: 'Eso no se puede denunciar.' }),
      id,
      reason: chosenReason,
      text: optionalText(MAX_ABUSE_TEXT),
    }),
    answer: z.object({ id, message: z.string() }),
  },
  withdraw: {
    summary: 'The reporter takes a report back while it waits. Repeating it changes nothing.',
    params,
    answer: z.object({ message: z.string() }),
  },
  mine: {
    summary: "The member's own reports, the newest first, with what was decided.",
    whenSuspended: true,
    query: z.object(pageQuery),
    answer: z.array(ownAbuseReport),
  },
  received: {
    summary: 'Decisions about the member or what is theirs, the newest first: what, why, and whether they can still appeal.',
    whenSuspended: true,
    query: z.object(pageQuery),
    answer: z.array(receivedDecision),
  },
  appeal: {
    summary: 'The reported member appeals a decision, once, within 30 days; another admin decides where there are two.',
    whenSuspended: true,
    params,
    body: z.object({ text: text(MAX_ABUSE_TEXT, 'Contanos por qué hay que revisarla.') }),
    answer: receivedDecision,
  },
  templates: {
    summary: 'The decision templates that admins wrote, in their order.',
    answer: decisionTemplates,
  },
  setTemplates: {
    summary: 'Replaces the decision templates; audited.',
    body: z.object({ templates: decisionTemplates }),
    answer: decisionTemplates,
  },
  queue: {
    summary: 'Cases and appeals that wait, the first due first; with `overdue` only those that are late.',
    query: z.object({ overdue: z.stringbool({ error: 'overdue es true o false.' }).default(false), ...pageQuery }),
    answer: z.array(abuseCase),
  },
  figures: {
    summary: 'How many cases wait, how many are late, and the median hours of the decisions of seven days.',
    answer: abuseFigures,
  },
  inspect: {
    summary: 'A case with its reports and the history of whom it is about.',
    params,
    answer: inspectedCase,
  },
  take: {
    summary: 'An admin takes a case for 30 minutes: nobody else decides it meanwhile.',
    params,
    answer: abuseCase,
  },
  putBack: {
    summary: 'The admin who took a case lets it go. Repeating it changes nothing.',
    params,
    answer: abuseCase,
  },
  decide: {
    summary: 'An admin decides a case, all of its reports at once. Both sides read why; audited.',
    params,
    body: z.object({
      decision: z.enum(abuseDecisions, { error: 'Elegí qué hacer.' }),
      days: z
        .number({ error: 'Escribí cuántos días.' })
        .int('Escribí cuántos días.')
        .min(1, `Los días van de 1 a ${MAX_RESTRICTION_DAYS}.`)
        .max(MAX_RESTRICTION_DAYS, `Los días van de 1 a ${MAX_RESTRICTION_DAYS}.`)
        .nullish()
        .transform((days) => days ?? null),
      reason: chosenReason.nullish().transform((chosen) => chosen ?? null),
      note: text(MAX_ABUSE_TEXT, 'Explicá la decisión: la leen las dos partes.'),
    }),
    answer: abuseCase,
  },
  decideAppeal: {
    summary: 'An admin decides an appeal: what was decided stands, or is taken back with all that it did; audited.',
    params,
    body: z.object({
      outcome: z.enum(abuseAppealOutcomes, { error: 'Elegí si la decisión queda o se revierte.' }),
      note: text(MAX_ABUSE_TEXT, 'Explicá la decisión: la lee quien apeló.'),
    }),
    answer: abuseCase,
  },
}
