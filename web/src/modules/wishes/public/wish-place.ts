import type { PublicWish } from '@feria/contract/wishes/schemas'

/** The province of a wish, or its country where that is not known. */
export const placeOf = ({ province, country }: Pick<PublicWish, 'province' | 'country'>): string => province ?? country
