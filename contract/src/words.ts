/** Words of the trade as the interface and the wire have them. No schemas here: the browser loads this file whole. */

/** Conditions of a product [CAT-05]. */
export const conditions = ['Nuevo', 'Como nuevo', 'Usado', 'Para reparar'] as const
export type Condition = (typeof conditions)[number]

/** Where a product is sold [CAT-04]. */
export const platforms = ['Local', 'Mercado Libre', 'Amazon', 'Alibaba'] as const

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
export const orderStatuses = ['reservada', 'pendiente', 'enviada', 'completada', 'cancelada'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const cardTypes = ['debit', 'credit'] as const
export type CardType = (typeof cardTypes)[number]
