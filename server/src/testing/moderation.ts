import type { AbuseCase, OwnAbuseReport, ReceivedDecision } from '@feria/contract/moderation/schemas'
import type { AbuseDecision, AbuseReason, AbuseSubject } from '@feria/contract/moderation/values'
import type { Person } from './people.ts'
import type { TestApp } from './test-app.ts'

const TOKEN = (by: Person | null) => (by ? { token: by.token } : {})

/** Addresses of visitors and members, for an app that trusts its proxy. */
export const from = (address: string) => ({ 'x-forwarded-for': address })

/** Reports something, whatever the answer; a visitor for null. */
export const report = (
  testApp: TestApp,
  by: Person | null,
  [subject, id]: readonly [AbuseSubject, string],
  { reason = 'spam' as AbuseReason, text = null as string | null, address = '' } = {},
) =>
  testApp.call<{ id: string; message: string }>('POST', '/api/v1/abuse-reports', {
    ...TOKEN(by),
    ...(address ? { headers: from(address) } : {}),
    body: { subject, id, reason, text },
  })

/** The open case, or the appeal that waits, about a subject; undefined without one. */
export const caseOf = async (testApp: TestApp, admin: Person, subjectId: string): Promise<AbuseCase | undefined> => {
  const { body } = await testApp.call<AbuseCase[]>('GET', '/api/v1/admin/abuse-reports?limit=100', { token: admin.token })
  return body.find((one) => one.subjectId === subjectId)
}

/** A decision about a case, whatever the answer. */
export const decide = (
  testApp: TestApp,
  admin: Person,
  id: string | undefined,
  decision: AbuseDecision,
  more: { days?: number; reason?: AbuseReason | null; note?: string } = {},
) =>
  testApp.call<AbuseCase>('POST', `/api/v1/admin/abuse-reports/${id}/decision`, {
    token: admin.token,
    body: { decision, reason: decision === 'nothing' ? null : 'spam', note: 'Repite el mismo aviso.', ...more },
  })

/** An appeal of a decision, whatever the answer; and the decision about it. */
export const appeal = (testApp: TestApp, by: Person, id: string | undefined, text = 'No es así.') =>
  testApp.call<ReceivedDecision>('POST', `/api/v1/abuse-reports/${id}/appeal`, { token: by.token, body: { text } })
export const decideAppeal = (testApp: TestApp, admin: Person, id: string | undefined, outcome: 'upheld' | 'overturned') =>
  testApp.call<AbuseCase>('POST', `/api/v1/admin/abuse-reports/${id}/appeal-decision`, {
    token: admin.token,
    body: { outcome, note: 'Lo miramos de nuevo.' },
  })

/** What a member reported, and what was decided about them. */
export const reportedBy = async (testApp: TestApp, { token }: Person): Promise<OwnAbuseReport[]> =>
  (await testApp.call<OwnAbuseReport[]>('GET', '/api/v1/abuse-reports', { token })).body
export const receivedBy = async (testApp: TestApp, { token }: Person): Promise<ReceivedDecision[]> =>
  (await testApp.call<ReceivedDecision[]>('GET', '/api/v1/abuse-reports/received', { token })).body
