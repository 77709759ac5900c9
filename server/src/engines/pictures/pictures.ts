/** Why a file was not taken as a picture; the names end the codes `uploads.*` of the contract. */
type PictureRefusal = 'not-an-image' | 'heic' | 'too-many-pixels' | 'broken'

interface ReadPicture {
  /** Size in pixels of the widest variant. */
  width: number
  height: number
  /** WebP by width asked; a narrower original is never enlarged, so its variants may be equal. */
  variants: { width: number; bytes: Buffer }[]
}

/** Decodes what members send and encodes what Feria keeps. */
export interface Pictures {
  /** Turns the picture upright, drops its metadata and encodes it in each width; tells by content, never by name. */
  read(bytes: Buffer, widths: readonly number[], maxPixels: number): Promise<ReadPicture | PictureRefusal>
}
