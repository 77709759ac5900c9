import * as api from '@feria/contract/routes'
import { Navigate, useLocation } from 'react-router'
import { useSession } from '../../../lib/session.ts'
import { useRoute } from '../../../lib/use-route.ts'
import { LoadingOrder, Missing } from '../order-states.tsx'
import { texts } from '../texts.ts'
import { codeInHash } from './code-address.ts'

const labels = texts.sale

/**
 * No sale of the member. Where the QR of a delivery led here they may have resold it: then their page of transactions goes on with the
 * code.
 */
export const MissingSale = ({ orderId }: { orderId: string }) => {
  const { hash } = useLocation()
  const userId = useSession(({ user }) => user?.id ?? '')
  const isScanned = codeInHash(hash) !== null
  const request = { params: { userId }, query: { order: orderId } }
  const { data, isPending } = useRoute(api.reselling.transactions, request, { enabled: isScanned })
  if (data?.[0]) return <Navigate to={`/reseller/transactions?orden=${orderId}${hash}`} replace />
  return isScanned && isPending ? <LoadingOrder text={labels.loading} /> : <Missing title={labels.missing} />
}
