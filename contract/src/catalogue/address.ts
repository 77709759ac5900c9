import { fold } from '../fold.ts'

const MAX_SLUG = 60
const ID = /(?:^|-)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

/** The words of a name as an address has them: `Caño de 3 m` is `cano-de-3-m`. */
export const slugOf = (name: string): string =>
  fold(name)
    .replaceAll('ñ', 'n')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-|-$/g, '')

const pageOf = (kind: string, name: string, id: string | number): string => `/${kind}/${[slugOf(name), id].filter(Boolean).join('-')}`

/** The address of a product's page that everybody may see. */
export const publicPageOf = ({ id, name }: { id: string; name: string }): string => pageOf('p', name, id)

/** The address of a category's page that everybody may see. */
export const categoryPageOf = ({ id, name }: { id: number; name: string }): string => pageOf('c', name, id)

/** The address of a seller's page that everybody may see. */
export const sellerPageOf = ({ id, name }: { id: string; name: string }): string => pageOf('v', name, id)

/** The address of a wish's page that everybody may see. */
export const wishPageOf = ({ id, name }: { id: string; name: string }): string => pageOf('busco', name, id)

/** The id at the end of the last part of such an address, null if there is none. */
export const idInPage = (page: string): string | null => ID.exec(page)?.[1] ?? null

/** The id at the end of the last part of a category's address, null if there is none. */
export const idInCategoryPage = (page: string): number | null => {
  const id = /(?:^|-)(\d{1,9})$/.exec(page)?.[1]
  return id ? Number(id) : null
}
