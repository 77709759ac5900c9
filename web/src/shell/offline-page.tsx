import { publicPageOf } from '@feria/contract/catalogue/address'
import type { Product } from '@feria/contract/catalogue/schemas'
import type { Conversation } from '@feria/contract/chat/schemas'
import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { readKeptAnswers } from '../lib/kept-answers.ts'
import { useIsSignedIn } from '../lib/session.ts'
import { useOnline } from '../lib/use-online.ts'
import { useTitle } from '../lib/use-title.ts'
import { pageOf } from '../modules/catalogue/product-state.ts'
import { useDerivedFavorites } from '../modules/favorites/derived-favorites.ts'
import '../modules/favorites/follow-favorites.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { InlineNotice } from '../ui/inline-notice.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { themed } from '../ui/themed.tsx'
import classes from './offline-page.module.css'
import { texts } from './texts.ts'

const labels = texts.offline
const OWN_ADDRESS = '/sin-conexion'

interface Kept {
  chats: Pick<Conversation, 'roomId' | 'productName' | 'other'>[]
  products: Pick<Product, 'id' | 'name'>[]
  hasCatalogue: boolean
}

const readKept = async (): Promise<Kept> => {
  const [chats, products, catalogue] = await Promise.all([
    readKeptAnswers(/\/chat\/[^/]+\/about$/),
    readKeptAnswers(/\/products\/(?!mine$|by-category$)[\w-]+$/),
    readKeptAnswers(/\/products(\/by-category)?$/),
  ])
  return { chats: chats as Kept['chats'], products: products as Kept['products'], hasCatalogue: catalogue.length > 0 }
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name}>
    <h2 className={classes.name}>{name}</h2>
    <ul className={classes.list}>{children}</ul>
  </section>
)

const Entry = ({ to, children, note }: { to: string; children: ReactNode; note?: string }) => (
  <li>
    <Link to={to} className={classes.entry}>
      <span>{children}</span>
      {note && <span className={classes.note}>{note}</span>}
    </Link>
  </li>
)

/** The page that could not be opened: the one that the service worker names, or that this stands in for; else this one. */
const useGoal = (): string => {
  const { pathname, search } = useLocation()
  if (pathname !== OWN_ADDRESS) return pathname + search
  const goal = new URLSearchParams(search).get('volver') ?? ''
  return /^\/(?!\/)/.test(goal) ? goal : OWN_ADDRESS
}

/** /sin-conexion, and what stands in for a page that cannot be shown offline: what was saved on this device and can be read. */
export const OfflinePage = themed(() => {
  useTitle(labels.title)
  const isOnline = useOnline()
  const goal = useGoal()
  const isSignedIn = useIsSignedIn()
  const favorites = useDerivedFavorites((ids) => ids.size)
  const [kept, setKept] = useState<Kept | null>(null)
  useEffect(() => {
    void readKept().then(setKept)
  }, [])
  if (!kept) return <PageSkeleton />
  const hasAny = favorites > 0 || kept.hasCatalogue || kept.chats.length > 0 || kept.products.length > 0
  return (
    <div className={`page ${classes.page}`}>
      <h1 className={classes.heading}>{labels.heading}</h1>
      <p className={classes.intro}>{labels.intro}</p>
      {isOnline && <InlineNotice kind="success">{labels.back}</InlineNotice>}
      <Button component="a" href={goal} variant="default" className={classes.retry}>
        {labels.retry}
      </Button>
      {!hasAny && <EmptyState title={labels.nothing} text={labels.nothingHint} />}
      {(favorites > 0 || kept.hasCatalogue) && (
        <ul className={classes.list}>
          {favorites > 0 && (
            <Entry to="/favorites" note={labels.favoritesCount(favorites)}>
              {labels.favorites}
            </Entry>
          )}
          {kept.hasCatalogue && <Entry to={isSignedIn ? '/all-products' : '/explorar'}>{labels.catalogue}</Entry>}
        </ul>
      )}
      {kept.chats.length > 0 && (
        <Part name={labels.chats}>
          {kept.chats.map(({ roomId, productName, other }) => (
            <Entry key={roomId} to={`/chat/${roomId}`} note={productName}>
              {other.name}
            </Entry>
          ))}
        </Part>
      )}
      {kept.products.length > 0 && (
        <Part name={labels.products}>
          {kept.products.map((product) => (
            <Entry key={product.id} to={isSignedIn ? pageOf(product) : publicPageOf(product)}>
              {product.name}
            </Entry>
          ))}
        </Part>
      )}
    </div>
  )
})
