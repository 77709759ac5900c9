/** The request of a product's page. */
export const productRequest = (id: string) => ({ params: { id }, query: { include: 'seller' } })
