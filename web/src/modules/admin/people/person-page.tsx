import type { MemberPage } from '@feria/contract/admin/member-schemas'
import { sellerPageOf } from '@feria/contract/catalogue/address'
import * as api from '@feria/contract/routes'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatAgo, formatAmount, formatDate, formatDay, formatNumber } from '../../../lib/format.ts'
import { useRoute } from '../../../lib/use-route.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { Pill } from '../../../ui/pill.tsx'
import { texts as orderTexts } from '../../orders/texts.ts'
import adminClasses from '../admin.module.css'
import { AdminLayout } from '../admin-layout.tsx'
import { texts } from '../texts.ts'
import classes from './people.module.css'
import { PersonActions } from './person-actions.tsx'
import { PersonHeld } from './person-held.tsx'
import { peopleTexts as labels } from './texts.ts'
import { Timeline } from './timeline.tsx'

const proved = (value: string | null, isConfirmed: boolean) => value && `${value}, ${isConfirmed ? labels.confirmed : labels.unconfirmed}`

const Who = ({ person }: { person: MemberPage }) => (
  <FactList
    facts={[
      [labels.facts.email, proved(person.email, person.isEmailConfirmed)],
      [labels.facts.phone, proved(person.phone, person.isPhoneConfirmed)],
      [labels.facts.identity, labels.identity[person.identity]],
      [labels.facts.since, formatDay(person.createdAt)],
      [labels.facts.used, person.usedAt && <span title={formatDate(person.usedAt)}>{formatAgo(person.usedAt)}</span>],
      [labels.facts.sessions, labels.sessions(person.sessions)],
      [labels.facts.factor, person.hasSecondFactor ? labels.factorOn : labels.factorOff],
      [labels.facts.premium, person.premiumUntil && formatDay(person.premiumUntil)],
      [labels.facts.terms, person.acceptedTerms ?? labels.noTerms],
      [labels.facts.id, <code key="id">{person.id}</code>],
    ]}
  />
)

type Orders = MemberPage['figures']['bought']
const byState = (orders: Orders): string =>
  orders.map(({ status, count }) => `${orderTexts.status[status]} ${formatNumber(count)}`).join(' · ') || labels.none

const Figures = ({ figures: { bought, sold, products, wishes, reviews, score, claims, reports, blocks } }: Pick<MemberPage, 'figures'>) => (
  <FactList
    facts={[
      [labels.figures.bought, byState(bought)],
      [labels.figures.sold, byState(sold)],
      [labels.figures.products, labels.products(products.shown, products.hidden)],
      [labels.figures.wishes, formatNumber(wishes)],
      [labels.figures.reviews, labels.reviews(reviews, score === null ? null : formatNumber(score, 1))],
      [labels.figures.claims, labels.claims(claims.made, claims.received)],
      [labels.figures.reports, labels.reports(reports.made, reports.lost, reports.received)],
      [labels.figures.blocks, labels.blocks(blocks.made, blocks.received)],
    ]}
  />
)

const Balances = ({ balances }: { balances: NonNullable<MemberPage['balances']> }) =>
  balances.length === 0 ? (
    <p className={adminClasses.hint}>{labels.noBalance}</p>
  ) : (
    balances.map(({ currency, available, waiting, held, payingOut }) => (
      <FactList
        key={currency}
        facts={[
          [labels.balance.available, formatAmount(available, currency)],
          [labels.balance.waiting, waiting !== 0 && formatAmount(waiting, currency)],
          [labels.balance.held, held !== 0 && formatAmount(held, currency)],
          [labels.balance.payingOut, payingOut !== 0 && formatAmount(payingOut, currency)],
        ]}
      />
    ))
  )

const Part = ({ name, children }: { name: keyof typeof labels.sections; children: ReactNode }) => (
  <section className={classes.part} aria-labelledby={name}>
    <h2 id={name}>{labels.sections[name]}</h2>
    {children}
  </section>
)

const Person = ({ person }: { person: MemberPage }) => (
  <>
    <div className={classes.head}>
      <Avatar name={person.name} src={person.imageUrl} size={64} />
      <span className={adminClasses.pills}>
        <Pill tone={person.role === 'user' ? 'quiet' : 'info'}>{texts.users.roles[person.role]}</Pill>
        {person.restriction && <Pill tone="warn">{labels.kinds[person.restriction.kind]}</Pill>}
        {person.closedAt && <Pill tone="bad">{labels.closed}</Pill>}
        {person.isPending && <Pill tone="quiet">{texts.users.pending}</Pill>}
      </span>
      {!person.closedAt && person.hasSellerPage && <Link to={sellerPageOf(person)}>{labels.sellerPage}</Link>}
    </div>
    {person.closedAt && <p className={classes.closed}>{labels.closedText(formatDay(person.closedAt))}</p>}
    <div className={classes.columns}>
      <div>
        {!person.closedAt && (
          <>
            <Part name="who">
              <Who person={person} />
            </Part>
            <Part name="actions">
              <PersonActions person={person} />
            </Part>
          </>
        )}
        <Part name="held">
          <PersonHeld person={person} />
        </Part>
        <Part name="figures">
          <Figures figures={person.figures} />
        </Part>
        {person.balances && (
          <Part name="balances">
            <Balances balances={person.balances} />
          </Part>
        )}
      </div>
      <Part name="timeline">
        <Timeline entries={person.timeline} />
      </Part>
    </div>
  </>
)

/** /admin-dashboard/personas/<id>: a member with all that happened, and what can be done. */
export const PersonPage = ({ id }: { id: string }) => {
  const { data, error, refetch } = useRoute(api.admin.member, { params: { id } })
  return (
    <AdminLayout title={data?.name ?? labels.title} subtitle={data?.email ?? ''} back="/admin-dashboard/personas">
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={420} radius="md" aria-busy="true" />}
      {data && <Person person={data} />}
    </AdminLayout>
  )
}
