import { Button } from '@mantine/core'
import { IconArrowRight, IconHeart, IconHistory, IconShoppingBag } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../lib/session.ts'
import { useIsDesktop, useIsMobile } from '../../lib/use-width.ts'
import { Tile } from '../../ui/tile.tsx'
import classes from './choice-page.module.css'
import { texts } from './texts.ts'

const labels = texts.choice
const BUY = '/buyer-dashboard'

const Card = ({ kind, to, picture, title, hint }: { kind: 'sell' | 'buy'; to: string; picture: string; title: string; hint: string }) => (
  <Link to={to} className={classes.card} data-kind={kind}>
    <span className={classes.words}>
      <span className={classes.title}>{title}</span>
      <span className={classes.hint}>{hint}</span>
      <span className={classes.go} aria-hidden="true">
        <IconArrowRight />
      </span>
    </span>
    <img src={picture} alt="" width={320} height={240} className={classes.drawing} />
  </Link>
)

interface Props {
  /** What waits for the member, as items of a list; its title shows only with some. */
  waiting: ReactNode
  /** What is below. */
  children: ReactNode
}

/** /dashboard, everybody's home: to sell or to buy; below it, for members, what waits for them and what is new. */
export const ChoicePage = ({ waiting, children }: Props) => {
  const name = useSession((session) => session.user?.name)
  const isDesktop = useIsDesktop()
  const sell = useIsMobile() ? '/seller-mobile' : '/seller-dashboard'
  return (
    <div className={`page ${classes.page}`}>
      <p className={classes.hello}>{name ? labels.hello(name) : labels.welcome}</p>
      <h1 className={classes.heading}>{labels.heading}</h1>
      {isDesktop ? (
        <div className={classes.cards}>
          <Card kind="sell" to={sell} picture="/images/vender.svg" title={labels.sell} hint={labels.sellHint} />
          <Card kind="buy" to={BUY} picture="/images/comprar.svg" title={labels.buy} hint={labels.buyHint} />
        </div>
      ) : (
        <div className={classes.one}>
          <div className={classes.pair}>
            <img src="/images/vender.svg" alt="" width={320} height={240} />
            <img src="/images/comprar.svg" alt="" width={320} height={240} />
          </div>
          <Button component={Link} to={sell} size="lg" fullWidth>
            {labels.sellNarrow}
          </Button>
          <Button component={Link} to={BUY} size="lg" fullWidth color="yerba">
            {labels.buyNarrow}
          </Button>
        </div>
      )}
      {name ? (
        <nav className={classes.tiles} aria-label={labels.tiles}>
          <Tile to="/all-products" icon={<IconShoppingBag />} text={labels.products} />
          <Tile to="/favorites" icon={<IconHeart />} text={labels.favorites} />
          <Tile to="/history" icon={<IconHistory />} text={labels.history} />
        </nav>
      ) : (
        <Link to="/all-products" className={classes.all}>
          {labels.all}
        </Link>
      )}
      {waiting && (
        <section className={classes.waiting} aria-labelledby="waiting">
          <h2 id="waiting" className={classes.waitingTitle}>
            {labels.waiting}
          </h2>
          <ul className={classes.list}>{waiting}</ul>
        </section>
      )}
      {children}
    </div>
  )
}
