import { conditionOf } from '@feria/contract/catalogue/values'
import type { NearbyProduct } from '@feria/contract/wishes/schemas'
import { IconHeartFilled, IconMapPin, IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useLoaded } from '../../../lib/use-loaded.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Pill } from '../../../ui/pill.tsx'
import { Price } from '../../../ui/price.tsx'
import type { Entry } from './deck.ts'
import classes from './swipe-card.module.css'
import { texts } from './texts.ts'

const Distance = ({ km }: { km: number }) => (
  <p className={classes.distance}>
    <IconMapPin size={18} aria-hidden="true" />
    {texts.kilometres(km)}
  </p>
)

const loadMatched = async () => (await import('../matches/matched.tsx')).Matched

/** Room for that the product matches a wish: its code comes with the first card that does. */
const MatchedRoom = ({ match }: { match: NonNullable<NearbyProduct['match']> }) => {
  const Matched = useLoaded(loadMatched, true)
  return <div className={classes.matched}>{Matched && <Matched match={match} />}</div>
}

/** The content of a swipe card: picture, name, price and, where both places are known, the distance. A sample says that it is one. */
export const SwipeFace = ({ entry, isEager = false }: { entry: Entry; isEager?: boolean }) => {
  const { nombre, imagen, distancia, product } = entry
  return (
    <>
      <div className={classes.picture} data-matched={product?.match ? true : undefined}>
        <Picture src={imagen} alt="" ratio={1.4} sizes="(min-width: 30em) 384px, 92vw" isEager={isEager} />
        {!product && (
          <span className={classes.sample}>
            <Pill tone="warn">{texts.sample}</Pill>
          </span>
        )}
        <span className={classes.stamp} data-choice="like" aria-hidden="true">
          <IconHeartFilled size={40} />
        </span>
        <span className={classes.stamp} data-choice="pass" aria-hidden="true">
          <IconX size={40} stroke={3} />
        </span>
      </div>
      <div className={classes.words}>
        <h2 className={classes.name}>{nombre}</h2>
        {product && <Price value={product.price} currency={product.currency} former={product.originalPrice} />}
        {distancia !== null && <Distance km={distancia} />}
        {product?.match && <MatchedRoom match={product.match} />}
        {product && (
          <p className={classes.meta}>
            <span>{[product.location, conditionOf(product)].filter(Boolean).join(' · ')}</span>
            <Link to={`/products/${product.id}`} className={classes.details} draggable={false}>
              {texts.details}
            </Link>
          </p>
        )}
      </div>
    </>
  )
}
