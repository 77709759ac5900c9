import type { Conversation } from '@feria/contract/chat/schemas'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Avatar } from '../../../ui/avatar.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Pill } from '../../../ui/pill.tsx'
import { Price } from '../../../ui/price.tsx'
import { MemberMenu } from '../../blocks/member-menu.tsx'
import { texts } from '../texts.ts'
import { buyingIn } from './buying.ts'
import classes from './conversation-head.module.css'
import { isOnline, type RoomView } from './room-view.ts'
import { useNow } from './use-now.ts'

/** In one line, so that nothing moves: that they are typing, else whether they are here. Only the typing is announced. */
const PresenceLine = ({ presence, isTyping, name }: Pick<RoomView, 'presence' | 'isTyping'> & { name: string }) => {
  const now = useNow(5000)
  // Presence may be newer than the last clock tick.
  const isHere = isOnline(presence, Math.max(now, presence.receivedAt))
  return (
    <span className={classes.presence} data-here={isHere || isTyping || undefined}>
      {!isTyping && <span>{isHere ? texts.online : texts.away}</span>}
      {!isTyping && !isHere && <span className={classes.means}> · {texts.awayMeans}</span>}
      <span className={classes.typing} aria-live="polite">
        {isTyping && (
          <>
            <span className={classes.typist}>{name}</span> {texts.typing}
          </>
        )}
      </span>
    </span>
  )
}

const Buying = ({ about, hasWritten }: { about: Conversation; hasWritten: boolean }) => {
  const { isOffered, why } = buyingIn(about, hasWritten)
  if (!isOffered) return null
  const reason = 'why-not-buy'
  return (
    <>
      {why ? (
        <Button disabled aria-describedby={reason} className={classes.buy}>
          {texts.buy}
        </Button>
      ) : (
        <Button component={Link} to={`/payment?productId=${about.product?.id}`} className={classes.buy}>
          {texts.buy}
        </Button>
      )}
      {why && (
        <p id={reason} className={classes.why}>
          {why}
        </p>
      )}
    </>
  )
}

const Product = ({ about }: { about: Conversation }) => {
  const { product, productName, role } = about
  if (!product) {
    return (
      <div className={classes.gone}>
        <strong>{texts.missingProduct}</strong>
        <span>{productName}</span>
        <Link to="/all-products">{texts.toProducts}</Link>
      </div>
    )
  }
  return (
    <Link to={`/products/${product.id}`} className={classes.product} title={texts.toProduct}>
      <Picture src={product.imageUrl} alt="" sizes="48px" className={classes.picture} />
      <span className={classes.words}>
        <span className={classes.productName}>{product.name}</span>
        <span className={classes.price}>
          <Price value={product.price} currency={product.currency} size="sm" />
          {role === 'seller' && <Pill tone="info">{texts.mine}</Pill>}
        </span>
      </span>
    </Link>
  )
}

interface Props {
  view: RoomView
  memberId: string
  /** The back link, if there is one. */
  back?: ReactNode
  /** The name is the page's heading, unless a list with its own heading is beside it. */
  heading?: 'h1' | 'h2'
  /** True if the header replaced the clicked link. */
  takesFocus?: boolean
  /** What the conversation does once its other party was blocked, or no longer is. */
  onChange?: () => void
}

// Leaves the focus with a member who is already typing while this was loading.
const focus = (heading: HTMLElement | null) => {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true })
}

/** The other member and their presence, and the product as it is now, with its way to buy it. */
export const ConversationHead = ({ view, memberId, back, heading: Heading = 'h1', takesFocus = false, onChange }: Props) => {
  const { about, entries } = view
  if (!about) return null
  const hasWritten = entries.some(({ senderId, seq }) => senderId === memberId && seq !== null)
  return (
    <header className={classes.head}>
      <div className={classes.person}>
        {back}
        <Avatar name={about.other.name} src={about.other.imageUrl} size={44} />
        <div className={classes.who}>
          <Heading className={classes.name} tabIndex={-1} ref={takesFocus ? focus : undefined}>
            {about.other.name}
          </Heading>
          <PresenceLine presence={view.presence} isTyping={view.isTyping} name={about.other.name} />
        </div>
        {!about.other.hasLeft && <MemberMenu somebody={about.other} isBlocked={about.other.isBlocked} onChange={onChange} />}
      </div>
      <div className={classes.about}>
        <Product about={about} />
        <Buying about={about} hasWritten={hasWritten} />
      </div>
    </header>
  )
}
