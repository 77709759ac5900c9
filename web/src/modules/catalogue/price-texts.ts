/** What is wrong with a range of prices. */
export const priceTexts = {
  notAPrice: 'Escribí un precio, por ejemplo 150.000 o 200 lucas.',
  twoCurrencies: 'Poné los dos precios en la misma moneda.',
  upsideDown: 'El mínimo no puede ser mayor que el máximo.',
} as const
