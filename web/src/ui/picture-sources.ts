import { PICTURE_WIDTHS } from '@feria/contract/uploads/values'

/** Shown in place of a missing or broken picture. */
export const NO_PICTURE = '/images/sin-foto.svg'

const OURS = /^(\/files\/[\w-]+\/)\d+\.webp$/

/** The `srcset` of a picture that Feria stores in several widths; undefined for one from elsewhere. */
export const sourcesOf = (url: string): string | undefined => {
  const folder = OURS.exec(url)?.[1]
  return folder && PICTURE_WIDTHS.map((width) => `${folder}${width}.webp ${width}w`).join(', ')
}
