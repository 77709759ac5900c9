import { publicPageOf } from '@feria/contract/catalogue/address'
import * as api from '@feria/contract/routes'
import { Link, useLocation } from 'react-router'
import { cameFrom } from '../../lib/came-from.ts'
import { withQueries } from '../../lib/query-provider.tsx'
import { useRoute } from '../../lib/use-route.ts'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import classes from './behind-login.module.css'
import { behindLoginTexts } from './behind-login-texts.ts'

const labels = behindLoginTexts

const ProductBehind = ({ id }: { id: string }) => {
  const { data: product } = useRoute(api.catalogue.get, { params: { id }, query: {} })
  if (!product) return null
  return (
    <div className={classes.behind}>
      <Picture src={product.imageUrl} alt="" ratio={4 / 3} sizes="88px" className={classes.picture} />
      <div className={classes.words}>
        <p className={classes.name}>{product.name}</p>
        <Price value={product.price} currency={product.currency} />
        <Link to={publicPageOf(product)}>{labels.product}</Link>
      </div>
    </div>
  )
}

/** The product that an address of members is about: its page, or the payment of it. */
const productIn = (address: string): string | null =>
  /^\/products\/([\w-]+)\/?$/.exec(address)?.[1] ?? /^\/payment\?(?:.*&)?productId=([\w-]+)/.exec(address)?.[1] ?? null

/** Why an address of members needs an account. */
const reasonOf = (goal: string): string =>
  Object.entries(labels.reasons).find(([start]) => goal.toLowerCase().startsWith(start))?.[1] ?? labels.reason

const Behind = () => {
  const goal = cameFrom(useLocation().state)
  const id = productIn(goal)
  if (id) return <ProductBehind id={id} />
  if (!/^\/(all-products|search)\b/.test(goal)) return goal === '/dashboard' ? null : <p>{reasonOf(goal)}</p>
  const search = new URLSearchParams(goal.split('?')[1]).get('q')
  return search ? (
    <Link to={`/buscar?q=${encodeURIComponent(search)}`}>{labels.search}</Link>
  ) : (
    <Link to="/explorar">{labels.catalogue}</Link>
  )
}

/** What waits behind the login, and where a visitor sees it without an account, or why there is no other way. */
export const BehindLogin = withQueries(Behind)
