/** The words of a range of prices. */
export const priceTexts = {
  price: 'Precio',
  priceHints: {
    ARS: 'Los precios en dólares se comparan al cambio del día.',
    USD: 'Los precios en pesos se comparan al cambio del día.',
  },
  notAPrice: 'Escribí un precio, por ejemplo 150.000 o 200 lucas.',
  twoCurrencies: 'Poné los dos precios en la misma moneda.',
  upsideDown: 'El mínimo no puede ser mayor que el máximo.',
} as const
