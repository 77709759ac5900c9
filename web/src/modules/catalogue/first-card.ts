import type { Product } from '@feria/contract/catalogue/schemas'
import { element } from '../../lib/element.ts'
import { formatPrice, formatProductPrice } from '../../lib/format.ts'
import picture from '../../ui/picture.module.css'
import { NO_PICTURE, sourcesOf } from '../../ui/picture-sources.ts'
import pill from '../../ui/pill.module.css'
import price from '../../ui/price.module.css'
import { CARD_SIZES, EAGER_CARDS } from './card-sizes.ts'
import { firstTexts } from './first-texts.ts'
import classes from './product-card.module.css'
import { badgeOf, pageOf, pillOf, toneOf } from './product-state.ts'

const drawPicture = ({ imageUrl }: Product, place: number): HTMLElement => {
  const isEager = place < EAGER_CARDS
  const image = element('img', {
    className: picture.picture,
    alt: '',
    decoding: 'async',
    loading: isEager ? 'eager' : 'lazy',
    fetchPriority: isEager ? 'high' : 'auto',
    sizes: CARD_SIZES,
    srcset: sourcesOf(imageUrl ?? '') ?? '',
  })
  image.src = imageUrl ?? NO_PICTURE
  image.onerror = () => image.remove()
  const shown = element('span', { className: picture.place }, image)
  shown.style.aspectRatio = '4 / 3'
  return shown
}

const drawPrice = ({ price: value, currency, originalPrice: former }: Product): HTMLElement => {
  const drawn = element(
    'span',
    { className: price.price },
    element('span', { className: price.value }, formatProductPrice(value)),
    value !== null && value > 0 && element('span', { className: price.tag }, currency),
    value !== null && former !== null && former > value && element('s', { className: price.former }, formatPrice(former)),
  )
  drawn.dataset.size = 'md'
  return drawn
}

/** A card as ProductCard draws it, without its heart: shown until the app has loaded. */
export const drawCard = (product: Product, place: number): HTMLElement => {
  const badge = element('span', { className: pill.pill }, badgeOf(product))
  badge.dataset.tone = pillOf(product)
  const link = element('a', { className: classes.link, href: pageOf(product) }, product.name)
  return element(
    'article',
    { className: classes.card },
    element('div', { className: classes.picture }, drawPicture(product, place), element('span', { className: classes.badge }, badge)),
    element(
      'div',
      { className: classes.words },
      drawPrice(product),
      element('h3', { className: classes.name }, link),
      element('p', { className: classes.meta }, [product.location, product.condition].filter(Boolean).join(' · ')),
      toneOf(product) === 'few' && element('p', { className: classes.few }, firstTexts.left(product.stock)),
    ),
  )
}
