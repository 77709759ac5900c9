import * as api from '@feria/contract/routes'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { routeKey } from '../../lib/use-route.ts'
import { answering, refused } from '../../testing/answering.ts'
import { show } from '../../testing/show.tsx'
import { RejectIdentity } from './reject-identity.tsx'
import { ResolvePayout } from './resolve-payout.tsx'

const decisions = [
  {
    what: 'a payout that was paid',
    call: 'PUT admin/payouts/p1',
    body: { status: 'pagado', note: 'Como se ve.' },
    list: api.payments.allPayouts,
    note: 'Comprobante',
    button: 'Marcar como pagado',
    announced: 'El retiro quedó pagado. Avisamos a quien lo pidió.',
    sheet: (onClose: () => void) => <ResolvePayout settling={{ id: 'p1', sum: '$ 10', name: 'Lía', status: 'pagado' }} onClose={onClose} />,
  },
  {
    what: 'a payout that was rejected',
    call: 'PUT admin/payouts/p1',
    body: { status: 'rechazado', note: 'Como se ve.' },
    list: api.payments.allPayouts,
    note: 'Motivo',
    button: 'Rechazar el retiro',
    announced: 'El retiro quedó rechazado y el monto volvió al saldo.',
    sheet: (onClose: () => void) => (
      <ResolvePayout settling={{ id: 'p1', sum: '$ 10', name: 'Lía', status: 'rechazado' }} onClose={onClose} />
    ),
  },
  {
    what: 'an identity that was rejected',
    call: 'PUT admin/identities/u1',
    body: { status: 'rejected', note: 'Como se ve.' },
    list: api.identities.list,
    note: 'Motivo',
    button: 'Rechazar documento',
    announced: 'El documento de Lía quedó rechazado.',
    sheet: (onClose: () => void) => <RejectIdentity rejecting={{ userId: 'u1', name: 'Lía' } as never} onClose={onClose} />,
  },
]

/** Keeps an answer of a route, and tells whether it has to be asked for anew. */
const keep = (route: Parameters<typeof routeKey>[0]) => {
  const key = [routeKey(route), {}]
  queryClient.setQueryData(key, [])
  return () => queryClient.getQueryState(key)?.isInvalidated
}

test.each(decisions)(
  '$what leaves the list and is in the register at once',
  async ({ call, body, list, note, button, announced, sheet }) => {
    const sent: unknown[] = []
    answering({ [call]: (body: unknown) => sent.push(body) && {} })
    const [isListStale, isRegisterStale] = [keep(list), keep(api.accounts.auditLog)]
    const close = vi.fn()
    show(sheet(close))
    fireEvent.click(await screen.findByRole('button', { name: button }))
    expect([sent, close.mock.calls]).toEqual([[], []])
    fireEvent.change(screen.getByLabelText(note), { target: { value: 'Como se ve.' } })
    fireEvent.click(screen.getByRole('button', { name: button }))
    await screen.findByText(announced, { selector: '[role="status"] *' })
    expect(sent).toEqual([body])
    expect(close).toHaveBeenCalledOnce()
    expect([isListStale(), isRegisterStale()]).toEqual([true, true])
  },
)

test.each(decisions)(
  'refused, $what stays with its note, and nothing is announced',
  async ({ call, list, note, button, announced, sheet }) => {
    answering({ [call]: () => refused(409) })
    const isListStale = keep(list)
    const close = vi.fn()
    show(sheet(close))
    fireEvent.change(await screen.findByLabelText(note), { target: { value: 'Como se ve.' } })
    fireEvent.click(screen.getByRole('button', { name: button }))
    await screen.findByText('Ahora no.')
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(note).value).toBe('Como se ve.'))
    expect([close.mock.calls, isListStale(), screen.queryByText(announced, { selector: '[role="status"] *' })]).toEqual([[], false, null])
  },
)
