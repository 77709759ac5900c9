import { timelineKinds } from '@feria/contract/admin/values'
import { expect, test } from 'vitest'
import { sentenceOf } from './timeline-texts.ts'

/** What any kind may carry. */
const details = {
  ...{ minor: '100', currency: 'USD', status: 'pagado', number: 'F-7KQ2M-9XWTC', outcome: 'devolver', kind: 'limited', reason: 'fraud' },
  ...{ version: '2026', subject: 'member', decision: 'warn', action: 'user.edited', name: 'Ana' },
}

test.each(timelineKinds)('%s is said in Spanish', (kind) => {
  const words = sentenceOf({ kind, details })
  expect(words.length).toBeGreaterThan(4)
  expect(words).not.toMatch(/undefined|NaN|null/)
})

test('orders, claims, withdrawals and restrictions say their number, state, sum and reason', () => {
  const number = 'F-7KQ2M-9XWTC'
  expect([
    sentenceOf({ kind: 'sold', details: { number, status: 'en disputa' } }),
    sentenceOf({ kind: 'claim-settled', details: { number, outcome: 'devolver una parte' } }),
    sentenceOf({ kind: 'payout-settled', details: { minor: '150050', currency: 'ARS', status: 'pagado' } }),
    sentenceOf({ kind: 'restricted', details: { kind: 'suspended', reason: 'Engañó', until: '2026-12-01T15:00:00+00:00' } }),
    sentenceOf({ kind: 'reported', details: { subject: 'member', reason: 'fraud' } }),
    sentenceOf({ kind: 'report-decided', details: { decision: 'end' } }),
    sentenceOf({ kind: 'audited', details: { action: 'user.role-changed', from: 'user', to: 'premium' } }),
    sentenceOf({ kind: 'audited', details: { action: 'conversation.read', case: 'c1', why: 'abuse-report' } }),
    sentenceOf({ kind: 'acted', details: { action: 'category.added', name: 'Bicis' } }),
  ]).toEqual([
    `Vendió ${number}: con reclamo`,
    `Se resolvió el reclamo en ${number}: devolver una parte`,
    'Retiro de $\u00a01.500,50: pagado',
    'Suspendida: Engañó, hasta el 1 dic 2026, 12:00',
    'Recibió una denuncia: persona, es una estafa o un engaño',
    'Se decidió una denuncia: dar de baja',
    'Cambió el rol de esta persona · antes: Usuario · ahora: Premium',
    'Leyó una conversación de esta persona · por: una denuncia',
    'Creó la categoría Bicis',
  ])
})
