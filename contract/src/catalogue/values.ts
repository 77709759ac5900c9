/** Conditions of a product. */
export const conditions = ['Nuevo', 'Como nuevo', 'Usado', 'Para reparar'] as const
export type Condition = (typeof conditions)[number]

/** The platform that a product is sold on. */
export const platforms = ['Local', 'Mercado Libre', 'Amazon', 'Alibaba'] as const
export type Platform = (typeof platforms)[number]

/** What a list shows of its products: all of each, or what a card shows. */
export const productViews = ['card', 'full'] as const

export const productSorts = ['newest', 'price', '-price', 'name', 'relevance'] as const
export type ProductSort = (typeof productSorts)[number]

/** The ten initial categories, numbered 1 to 10. */
export const firstCategories = [
  'Electrónicos',
  'Ropa y Accesorios',
  'Hogar y Jardín',
  'Deportes',
  'Automóviles',
  'Libros y Música',
  'Salud y Belleza',
  'Juguetes',
  'Servicios',
  'Otros',
] as const

/** The category of what is done for somebody. */
export const SERVICES: (typeof firstCategories)[number] = 'Servicios'

/** The condition of a product as it is shown: a service is neither new nor used, though its form asks for a condition [SEL-32]. */
export const conditionOf = ({ category, condition }: { category: { name: string } | null; condition: Condition | null }) =>
  category?.name === SERVICES ? null : condition

/** Limits that more than one file needs. Rows are those of docs/requirements.csv; D stands for docs/decisions. */

/** Similar products on a product's page [CAT-33]. */
export const SIMILAR_PRODUCTS = 4
/** Pictures of a product. */
export const MAX_PICTURES = 8
/** Maximum length of the specification's description: the model, or a text about the product. */
export const MAX_DESCRIPTION = 2000
/** Maximum length of a brand. */
export const MAX_BRAND = 60
/** A saved form closes after 1.5 s [SEL-24]; a message of the seller's table disappears after 3 s [SEL-25]. */
export const FORM_CLOSE_MS = 1500
export const MESSAGE_CLEAR_MS = 3000
/** Maximum length of the area where a product is handed over. */
export const MAX_PICKUP_AREA = 120
/** Maximum length of a place to search around. */
export const MAX_NEAR = 120
/** The largest distance of a search around a place: from one end of the country almost to the other. */
export const MAX_RADIUS_KM = 2000
/** More stock than this is plenty; 1 up to this is a warning [CAT-26]. */
export const PLENTY_OF_STOCK = 5

/** Days for which a product that was sold keeps its public page (decision 90). */
export const SOLD_LISTED_DAYS = 30

/** Minutes in which a photo with the word of the day is taken, and days for which it marks its product. */
export const PROOF_MINUTES = 30
export const PROOF_DAYS = 7
/** Characters of the reason for which an admin hides a product. */
export const MAX_HIDE_REASON = 500
/** Products that are hidden or shown at once. */
export const MAX_BULK = 100
/** Characters of a search over all products by an admin: an address of a product with its domain fits. */
export const MAX_FIND = 300

/**
 * What keeps a product from being bought, the weightiest of it: its owner is suspended, moderation hid it, it is hidden by its owner or an
 * admin, it is sold, it has no stock.
 */
export const listingStates = ['visible', 'hidden', 'moderated', 'withheld', 'sold', 'out-of-stock'] as const
export type ListingState = (typeof listingStates)[number]

/** Prices that are none: nought, or to be agreed. */
export const oddPrices = ['zero', 'agreed'] as const
export type OddPrice = (typeof oddPrices)[number]

/**
 * What of a member was verified, for everybody to see: a link used at their email, a code sent to their telephone, a document that an admin
 * looked at. The marks alone are public, never what they are about.
 */
export const sellerMarks = ['email', 'phone', 'identity'] as const
export type SellerMark = (typeof sellerMarks)[number]

/** Products per call for previews of links. */
export const MAX_BRIEF = 50
