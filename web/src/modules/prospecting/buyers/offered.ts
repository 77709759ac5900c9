import type { ProductFields } from '@feria/contract/catalogue/schemas'

/**
 * What is offered to a buyer: a published product, or the one of a form, which `prepare` gives; null while it is not valid, after its
 * fields show why.
 */
export type Offered = { product: { id: string; name: string } } | { prepare: () => ProductFields | null }
