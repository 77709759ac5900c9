import { api } from '@feria/contract'
import { defineModule } from '../../core/module.ts'
import { serve } from '../../core/use-case.ts'
import { mailAppealed, mailHeld, mailHidden, mailReported, mailReporter } from './emails.ts'
import { releaseHeld } from './holds.ts'
import { emitToReporters } from './news.ts'
import { moderationPersonalData } from './personal-data.ts'
import { forgetCases } from './retention.ts'
import { appealDecision } from './use-cases/appeal-decision.ts'
import { countModeration } from './use-cases/count-moderation.ts'
import { decideCase } from './use-cases/decide-case.ts'
import { decideCaseAppeal } from './use-cases/decide-case-appeal.ts'
import { inspectCase } from './use-cases/inspect-case.ts'
import { listCases } from './use-cases/list-cases.ts'
import { listOwnReports } from './use-cases/list-own-reports.ts'
import { listReceived } from './use-cases/list-received.ts'
import { listTemplates } from './use-cases/list-templates.ts'
import { reportAbuse } from './use-cases/report-abuse.ts'
import { setTemplates } from './use-cases/set-templates.ts'
import { putCaseBack, takeCase } from './use-cases/take-case.ts'
import { withdrawReport } from './use-cases/withdraw-report.ts'

/**
 * Moderation: what members and visitors report, and what admins decide about it. The reports of one subject are one case, which keeps a
 * copy of what was reported, is due by its most urgent reason, and is decided once, in words to both sides, with one appeal. Each kind of
 * subject is a row of subjects.ts: how it is found, hidden and brought back.
 */
export const moderation = defineModule({
  name: 'moderation',
  routes: serve(api.moderation, {
    report: reportAbuse,
    withdraw: withdrawReport,
    mine: listOwnReports,
    received: listReceived,
    appeal: appealDecision,
    templates: listTemplates,
    setTemplates,
    queue: listCases,
    figures: countModeration,
    inspect: inspectCase,
    take: takeCase,
    putBack: putCaseBack,
    decide: decideCase,
    decideAppeal: decideCaseAppeal,
  }),
  on: {
    'moderation.decided': { 'emit-to-reporters': emitToReporters },
  },
  onExternal: {
    'moderation.reporter-due': { 'email-reporter': mailReporter },
    'moderation.decided': { 'email-reported': mailReported },
    'moderation.appeal-decided': { 'email-appealed': mailAppealed },
    'moderation.held': { 'email-held': mailHeld },
    'catalogue.hidden-by-admin': { 'email-hidden': mailHidden },
  },
  schedules: {
    'release-held': { cron: '*/5 * * * *', run: releaseHeld },
    'forget-cases': { cron: '33 4 * * *', run: forgetCases },
  },
  personalData: moderationPersonalData,
})

export { newsForReporter, newsOfCase } from './news.ts'
export { countLost } from './reporters.ts'
export { countModeration } from './use-cases/count-moderation.ts'
