/** Starts loading a product on pointer down, before the click. Members' pages have the code of it already. */
export const loadEarly = (id: string): void =>
  void import('./prefetch-product.ts').then(
    ({ prefetchProduct }) => prefetchProduct(id),
    () => undefined,
  )
