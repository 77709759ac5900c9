import { api, type ServedRoute } from '@feria/contract'
import { type Role, roles, type StaffRole, serves, staffRoles } from '@feria/contract/accounts/values'

/** The callers of a route: a visitor, or a member with a role, or with role user and a part in the staff. */
export const callers = ['visitor', ...roles, ...staffRoles] as const
export type Caller = 'visitor' | Role | StaffRole

/** A caller as the session says it; null for a visitor. */
const actorOf = (caller: Caller): { role: string; staff?: StaffRole } | null => {
  const staff = staffRoles.find((one) => one === caller)
  if (staff) return { role: 'user', staff }
  return caller === 'visitor' ? null : { role: caller }
}

/** Every route of the contract, by module. */
export const routes: (readonly [module: string, ServedRoute[]])[] = Object.entries(api).map(([module, served]) => [
  module,
  Object.values(served) as ServedRoute[],
])

/** Whether a route admits a caller; the use case checks ownership. */
export const isLetIn = ({ access, staff = [] }: ServedRoute, caller: Caller): boolean => {
  const actor = actorOf(caller)
  return access === 'public' || (actor !== null && (access === 'member' || serves(actor, staff)))
}

/** Whether a route is left to a member whose account is suspended. */
export const isLeft = ({ access, whenSuspended }: ServedRoute): boolean =>
  access === 'public' || (access === 'member' && whenSuspended === true)

/**
 * Calls that no JSON contract fits: streams, files, the payment provider's webhooks, the operator's endpoints. They check access
 * themselves.
 */
export const otherCalls: readonly (readonly [call: string, access: string, whose: string])[] = [
  ['GET /api/v1/openapi.json', 'public', 'the contract itself'],
  ['GET /api/docs', 'public', 'a page that shows it'],
  ['POST /api/v1/upload', 'member', 'counted for the member'],
  ['PUT /api/v1/upload/parts/:id/:n', 'member', 'of an upload of the member'],
  ['GET /files/:id/:name', 'public', 'pictures of products and profiles; private ones are nowhere under it'],
  ['GET /private-files/:signed', 'public', 'the signature of a few minutes is the right to read'],
  ['GET /private-files/chat/:signed', 'public', 'as the one above, while its message is there'],
  ['GET /api/v1/products/search/stream', 'public', 'as GET /api/v1/products/search'],
  ['POST /api/v1/puppeteer-search/buyers-test/stream', 'member', 'as POST /api/v1/puppeteer-search/buyers-test'],
  ['POST /api/v1/assistant/chat', 'member', 'nothing is stored'],
  ['GET /api/v1/reports/sales.csv', 'member', "the member's own sales"],
  ['POST /api/v1/payments', 'member', 'the bare address of a payment, in the name of the member'],
  ['POST /api/v1/payments/notifications', 'public', 'the signature of the provider is the right to tell'],
  ['GET /sandbox/checkout/:id', 'public', 'only without a real provider'],
  ['POST /sandbox/checkout/:id', 'public', 'only without a real provider'],
  ['GET /mails/:token', 'public', 'a page that asks; changes nothing'],
  ['POST /mails/:token', 'public', 'as POST /api/v1/letters/end, from the page or a mail program'],
  ['GET /mails/payouts/:token', 'public', 'a page that asks; changes nothing'],
  ['POST /mails/payouts/:token', 'public', 'the signature in the letter is the right to stop that withdrawal while it waits'],
  ['POST /sandbox/card-tokens', 'public', 'only without a real provider'],
  ['POST /sandbox/payments/:id', 'public', 'only without a real provider'],
]

/** The table of docs/ACCESS.md: every route with its callers, generated from the contract. */
export const accessTable = (): string => {
  const lines = routes.flatMap(([module, list]) => [
    `\n## ${module}\n`,
    `| Call | ${callers.join(' | ')} | suspended | confirmed email |`,
    `| --- | ${callers.map(() => ':-:').join(' | ')} | :-: | --- |`,
    ...list.map(
      (route) =>
        `| ${route.method} ${route.path} | ${callers.map((caller) => (isLetIn(route, caller) ? '✓' : '–')).join(' | ')} | ` +
        `${isLeft(route) ? '✓' : '–'} | ${route.needsConfirmedEmail ?? ''} |`,
    ),
  ])
  const others = otherCalls.map(([call, access, whose]) => `| ${call} | ${access} | ${whose} |`)
  return `# Who may call what

Written by \`npm run feria -- access\` out of the contract; \`server/src/core/access.test.ts\` tries every cell of it. ✓ lets a caller in; \
whose things they may
touch is asked by the use case, and tested beside it. «moderator» and «support» are members whom an admin gave that part of the work, \
beside any role. «suspended» is a member whose account is. \
Where the last column names an act, \`REQUIRE_CONFIRMED_EMAIL\` refuses it to \
members whose email is not confirmed. Identity comes from the session's token alone.
${lines.join('\n')}

## Calls that no JSON contract fits

| Call | access | whose |
| --- | --- | --- |
${others.join('\n')}
`
}
