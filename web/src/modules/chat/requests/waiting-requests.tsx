import type { ChatRequest } from '@feria/contract/chat/schemas'
import { Link } from 'react-router'
import { Picture } from '../../../ui/picture.tsx'
import { Pill } from '../../../ui/pill.tsx'
import { texts as chat } from '../texts.ts'
import { toWhom } from './sides.ts'
import { texts } from './texts.ts'
import classes from './waiting-requests.module.css'

/** Requests that stand above the conversations; the others stand in their tab. */
const MOST = 3

/** The member's own requests that were not answered yet, above their conversations: the newest three, and a link to the others. */
export const WaitingRequests = ({ requests }: { requests: ChatRequest[] }) => {
  if (requests.length === 0) return null
  return (
    <section className={classes.waiting} aria-label={texts.waiting}>
      <h2 className={classes.heading}>{texts.waiting}</h2>
      <ul className={classes.list}>
        {requests.slice(0, MOST).map((request) => {
          const { id, product, message } = request
          return (
            <li key={id} className={classes.row}>
              <Picture src={product.imageUrl} alt="" sizes="48px" className={classes.picture} />
              <div className={classes.words}>
                <Link to={`/products/${product.id}`} className={classes.name}>
                  {product.name}
                </Link>
                <span className={classes.quiet}>{message ? `${chat.you}${message}` : toWhom(request)}</span>
              </div>
              <Pill tone="warn">{texts.pending}</Pill>
            </li>
          )
        })}
      </ul>
      {requests.length > MOST && (
        <Link to="/chats?tab=solicitudes" className={classes.all}>
          {texts.all(requests.length - MOST)}
        </Link>
      )}
    </section>
  )
}
