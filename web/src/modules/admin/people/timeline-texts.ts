import type { TimelineEntry } from '@feria/contract/admin/member-schemas'
import type { TimelineKind } from '@feria/contract/admin/values'
import { type Currency, toMajor } from '@feria/contract/money'
import { formatAmount, formatDate } from '../../../lib/format.ts'
import { texts as reportTexts } from '../../moderation/texts.ts'
import { texts as orderTexts } from '../../orders/texts.ts'
import { auditTexts, detailsOf } from '../audit-texts.ts'
import { moderationTexts } from '../moderation/texts.ts'
import { texts } from '../texts.ts'
import { peopleTexts } from './texts.ts'

type Details = Record<string, string>
type Sentence = (details: Details) => string

const from = (names: Record<string, string>, value: string | undefined): string => names[value ?? ''] ?? value ?? ''
const order = ({ number = '', status }: Details): string =>
  status ? `${number}: ${from(orderTexts.status, status).toLowerCase()}` : number
const report = ({ subject, reason }: Details): string =>
  `${from(reportTexts.subjects, subject).toLowerCase()}, ${from(reportTexts.reasons, reason).toLowerCase()}`
const amount = ({ minor, currency }: Details): string => formatAmount(toMajor(Number(minor)), currency as Currency)
const kind = (details: Details): string => from(peopleTexts.kinds, details.kind)

/** The details of an audited action, without what is said already. */
const rest = ({ action = '', case: _, ...details }: Details): string => detailsOf(action, details)

const sentences: Record<TimelineKind, Sentence> = {
  registered: () => 'Se registró',
  'email-confirmed': () => 'Confirmó su email',
  'phone-confirmed': () => 'Confirmó su teléfono',
  'second-factor-on': () => 'Activó la verificación en dos pasos',
  'terms-accepted': ({ version }) => `Aceptó los términos, versión ${version}`,
  'identity-sent': () => 'Mandó su documento',
  'identity-decided': ({ status }) => `Identidad: ${from(peopleTexts.identity, status).toLowerCase()}`,
  restricted: (details) =>
    [
      `${kind(details)}: ${details.reason}`,
      ...(details.until ? [`hasta el ${formatDate(new Date(details.until).toISOString())}`] : []),
    ].join(', '),
  'restriction-ended': (details) => `Terminó: ${kind(details).toLowerCase()}`,
  bought: (details) => `Compró ${order(details)}`,
  sold: (details) => `Vendió ${order(details)}`,
  'claim-made': (details) => `Hizo un reclamo en ${order(details)}`,
  'claim-received': (details) => `Recibió un reclamo en ${order(details)}`,
  'claim-settled': ({ number, outcome }) => `Se resolvió el reclamo en ${number}: ${from(texts.claims.outcomes, outcome).toLowerCase()}`,
  'payout-asked': (details) => `Pidió retirar ${amount(details)}`,
  'payout-settled': (details) => `Retiro de ${amount(details)}: ${details.status}`,
  'report-made': (details) => `Denunció: ${report(details)}`,
  reported: (details) => `Recibió una denuncia: ${report(details)}`,
  'report-decided': ({ decision }) => `Se decidió una denuncia: ${from(moderationTexts.form.decisions, decision).toLowerCase()}`,
  audited: (details) => [`${from(auditTexts.actionNames, details.action)} esta persona`, rest(details)].filter(Boolean).join(' · '),
  acted: ({ action, name }) => `${from(auditTexts.actionNames, action)} ${name}`,
  closed: () => 'Se cerró la cuenta',
}

/** What an entry of a member's timeline says. */
export const sentenceOf = ({ kind, details }: Pick<TimelineEntry, 'kind' | 'details'>): string => sentences[kind](details)
