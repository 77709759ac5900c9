/** The links that lead into a conversation about an order, by who is written to. */
export const writeToTexts = { seller: 'Escribirle a quien vende', buyer: 'Escribirle a quien compra' } as const
