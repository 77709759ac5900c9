/** The product's name, as the server wrote it into the page; «Feria» where there is no page. */
export let brand: string = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || 'Feria'

/** Names the product on the server, which is told before it renders. */
export const setBrand = (name: string): void => {
  brand = name
}
