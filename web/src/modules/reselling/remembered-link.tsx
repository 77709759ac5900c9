import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { formatProductPrice } from '../../lib/format.ts'
import { useRoute } from '../../lib/use-route.ts'
import { texts } from './texts.ts'
import { hasVisited } from './visited.ts'

/** On the product's page, the resale link that this browser came through, with its price; nothing for everybody else. */
export const RememberedLink = ({ productId }: { productId: string }) => {
  const { data } = useRoute(api.reselling.remembered, { params: { productId } }, { enabled: hasVisited() })
  const link = data?.link
  if (!link) return null
  return (
    <Button component={Link} to={`/resale/${link.id}`} variant="light" size="lg" fullWidth>
      {texts.remembered(link.resellerName, formatProductPrice(link.total, link.currency))}
    </Button>
  )
}
