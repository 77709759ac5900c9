/** Words of the trade as the interface and the wire have them. No schemas here: the browser loads this file whole. */

/** How a product meets a wish [WISH-03]: it is what was asked for, or could stand in for it. */
export const coincidences = ['MATCH', 'CERCANO'] as const
export type Coincidence = (typeof coincidences)[number]

/** How far away somebody is, as far as others may know. */
export const distanceBands = ['a menos de 5 km', 'a menos de 20 km', 'a menos de 100 km', 'a más de 100 km'] as const
export type DistanceBand = (typeof distanceBands)[number]

/** Conditions of a product [CAT-05]. */
export const conditions = ['Nuevo', 'Como nuevo', 'Usado', 'Para reparar'] as const
export type Condition = (typeof conditions)[number]

/** Where a product is sold [CAT-04]. */
export const platforms = ['Local', 'Mercado Libre', 'Amazon', 'Alibaba'] as const
export type Platform = (typeof platforms)[number]

/** How a platform answered a search [SRCH-02]: with what it has, perhaps nothing, or why it cannot. */
export const platformStates = ['ok', 'sin configurar', 'no autorizado', 'límite', 'sin respuesta'] as const
export type PlatformState = (typeof platformStates)[number]

export const productSorts = ['newest', 'price', '-price', 'name', 'relevance'] as const
export type ProductSort = (typeof productSorts)[number]

/** The ten categories that Feria opens with, numbered 1 to 10 [CAT-10]. */
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

/** States of an order on the wire; a missing one reads as completada [ORD-17]. */
export const orderStatuses = ['reservada', 'pendiente', 'enviada', 'completada', 'cancelada', 'en disputa', 'reembolsada'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const cardTypes = ['debit', 'credit'] as const
export type CardType = (typeof cardTypes)[number]

/** How somebody registered [ACC-17]; it gives no rights. */
export const accountTypes = ['individuo', 'empresa', 'proveedor'] as const
export type AccountType = (typeof accountTypes)[number]

/** Countries of a business, by code [ACC-28]. */
export const countries = ['ar', 'br', 'cl'] as const
export type Country = (typeof countries)[number]
export const countryNames: Record<Country, string> = { ar: 'Argentina', br: 'Brasil', cl: 'Chile' }

/** What a business is about [ACC-29]. */
export const sectors = ['tecnologia', 'comercio', 'servicios'] as const
export type Sector = (typeof sectors)[number]

/** Whether a reseller's document was looked at [RES-18]. */
export const identityStatuses = ['none', 'pending', 'approved', 'rejected'] as const
export type IdentityStatus = (typeof identityStatuses)[number]

/** Stages of a resale, by the latest flag that is set [RES-37]. */
export const resaleStages = ['Pendiente', 'Validada', 'Pago Pendiente', 'Pagada', 'Completada', 'Cancelada'] as const
export type ResaleStage = (typeof resaleStages)[number]

/** States of a request to chat [CHAT-02]. */
export const chatStatuses = ['pending', 'accepted', 'rejected'] as const
export type ChatStatus = (typeof chatStatuses)[number]

/** Where buyers for a product are searched: members who agreed, and public pages that the operator configured. */
export const buyerSources = ['miembros', 'página'] as const
export type BuyerSourceKind = (typeof buyerSources)[number]

/** How a source of buyers answered. */
export const sourceStates = ['ok', 'sin configurar', 'no autorizado', 'límite', 'sin respuesta'] as const
export type SourceState = (typeof sourceStates)[number]

/** Stages of a search of buyers, in their order. */
export const buyerStages = ['producto', 'miembros', 'páginas', 'orden', 'fin'] as const
export type BuyerStage = (typeof buyerStages)[number]

/** States of an offer to one member; `cerrada` when its product is gone. */
export const offerStates = ['pendiente', 'aceptada', 'rechazada', 'cerrada'] as const
export type OfferState = (typeof offerStates)[number]

/** Whether a model took part in an answer. */
export const modelStates = ['modelo', 'sin modelo', 'sin respuesta'] as const
export type ModelState = (typeof modelStates)[number]
