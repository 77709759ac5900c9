import type { Answer, api } from '@feria/contract'
import { DESKTOP_PX } from '@feria/contract/limits'
import { element } from '../../lib/element.ts'
import { formatNumber } from '../../lib/format.ts'
import awning from '../../ui/awning.module.css'
import grid from './card-grid.module.css'
import classes from './catalogue-page.module.css'
import { drawCard } from './first-card.ts'
import { firstTexts as labels } from './first-texts.ts'
import form from './search-box.module.css'

declare global {
  /** The URLs of the page's stylesheets; the build fills them in (build/first-script.ts). */
  const FIRST_STYLES: string[]
}

type Shelves = Answer<typeof api.catalogue.shelves>

const box = (className: string | undefined, ...within: (Node | string | false)[]) => element('div', { className }, ...within)
/** A placeholder for a control that the app will draw, `width` in rem; as wide as its container by default. */
const room = (className = '', width?: number) => {
  const drawn = box(`first-room ${className}`)
  if (width) drawn.style.width = `${width}rem`
  return drawn
}

const drawHero = (): HTMLElement => {
  const stripes = box(awning.awning)
  stripes.dataset.large = 'true'
  const heading = element('h1', { className: classes.heading }, labels.heading)
  const fields = box(form.form, room(form.field), room(), room('', 5.9375))
  return element('section', { className: classes.hero }, stripes, box(classes.heroWords, heading, fields))
}

const drawBar = (total: number): HTMLElement =>
  box(
    classes.bar,
    element('p', { className: classes.total }, labels.results(total)),
    innerWidth < DESKTOP_PX && room('', 6.875),
    room(classes.sort),
    box(classes.views, box('first-view')),
  )

const drawShelf = ({ category, count, products }: Shelves['shelves'][number]): HTMLElement => {
  const number = element('span', { className: classes.count }, formatNumber(count))
  const name = category?.name ?? labels.noCategory
  const heading = element('h2', { className: classes.shelfName }, `${name} `, number)
  const address = `?${new URLSearchParams({ category: name })}`
  const cards = products.map((product, place) => element('li', {}, drawCard(product, place)))
  return element(
    'section',
    { className: classes.shelf },
    box(classes.shelfHead, heading, count > products.length && element('a', { className: classes.all, href: address }, labels.all(count))),
    element('ul', { className: grid.shelf }, ...cards),
  )
}

const isThere = (href: string) =>
  new Promise<void>((resolve) => {
    const link = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${href}"]`)
    if (link?.sheet) return resolve()
    const loading = link ?? element('link', { rel: 'stylesheet', href, crossOrigin: '' })
    loading.addEventListener('load', () => resolve())
    if (!link) document.head.append(loading)
  })

/**
 * Draws the first shelf of /all-products under the bar of index.html, with the place and look of the page: on a phone its products are
 * visible a second before the app has loaded, which then replaces them with its own page. Draws nothing once the app has loaded, nor
 * before the page's stylesheets have.
 */
export const drawFirstShelf = async (answer: unknown): Promise<void> => {
  const { shelves, total } = answer as Shelves
  const shelf = shelves.find(({ products }) => products.length > 0)
  const styles = FIRST_STYLES
  if (!shelf || styles.length === 0) return
  await Promise.all(styles.map(isThere))
  const root = document.getElementById('root')
  if (root?.lastElementChild?.className !== 'first-bar') return
  const side = innerWidth >= DESKTOP_PX && element('aside', { className: classes.side })
  const results = box(classes.results, drawBar(total), drawShelf(shelf))
  root.append(box(awning.awning), box('page', drawHero(), box(classes.columns, side, results)))
}
