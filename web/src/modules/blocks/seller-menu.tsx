import { useNavigate } from 'react-router'
import { withQueries } from '../../lib/query-provider.tsx'
import { MemberMenu } from './member-menu.tsx'
import type { Somebody } from './use-blocks.ts'

/** `MemberMenu` of the page of a seller, which a member who blocked them no longer has. */
export const SellerMenu = withQueries(({ seller }: { seller: Somebody }) => {
  const navigate = useNavigate()
  return (
    <MemberMenu
      somebody={seller}
      isBlocked={false}
      onChange={(isBlocked) => {
        if (isBlocked) navigate('/explorar')
      }}
    />
  )
})
