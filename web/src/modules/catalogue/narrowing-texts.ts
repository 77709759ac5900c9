/** The words of what narrows a list of products. */
export const narrowingTexts = {
  condition: 'Condición',
  anyCondition: 'Cualquiera',
  price: 'Precio',
  priceHint: 'Los precios en otra moneda se comparan al cambio del día.',
  currency: 'Moneda',
  from: 'Desde',
  to: 'Hasta',
  near: 'Cerca de',
  nearHint: 'Palermo, CABA',
  radius: 'Distancia',
  within: (km: string) => `Hasta ${km} km`,
  inStock: 'Solo con stock',
} as const
