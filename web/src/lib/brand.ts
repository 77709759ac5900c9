/** The product's name, as the server wrote it into the page; «Feria» where there is no page. */
export const brand: string = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || 'Feria'
