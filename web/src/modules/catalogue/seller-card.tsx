import { sellerPageOf } from '@feria/contract/catalogue/address'
import type { Seller } from '@feria/contract/catalogue/schemas'
import { useState } from 'react'
import { Link } from 'react-router'
import { writeMonth } from '../../lib/local-time.ts'
import classes from './product-page.module.css'
import { SellerFacts } from './seller-facts.tsx'
import { sellerTexts } from './seller-texts.ts'

/** The initials of the first and the last word of a name. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('es-AR')
}

/** A seller: picture or initials, name, since when they are a member and what they have done here; with a link to what they sell. */
export const SellerCard = ({ seller, isLinked = false }: { seller: Seller; isLinked?: boolean }) => {
  const [isBroken, setIsBroken] = useState(false)
  return (
    <section className={classes.seller} aria-label={sellerTexts.seller}>
      {seller.imageUrl && !isBroken ? (
        <img src={seller.imageUrl} alt="" width={52} height={52} className={classes.face} onError={() => setIsBroken(true)} />
      ) : (
        <span className={classes.face} aria-hidden="true">
          {initialsOf(seller.name)}
        </span>
      )}
      <div>
        <p className={classes.sellerName}>{seller.name}</p>
        <p className={classes.quiet}>{sellerTexts.since(writeMonth(seller.createdAt))}</p>
        <SellerFacts {...seller} />
        {isLinked && (
          <Link to={sellerPageOf(seller)} className={classes.sellerLink}>
            {sellerTexts.sellerProducts}
          </Link>
        )}
      </div>
    </section>
  )
}
