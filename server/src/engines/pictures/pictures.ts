/** Why a file was refused as a picture; the names are suffixes of the contract's `uploads.*` codes. */
export type PictureRefusal = 'not-an-image' | 'heic' | 'animated' | 'too-many-pixels' | 'too-heavy' | 'broken'

interface ReadPicture {
  /** Size in pixels of the widest variant. */
  width: number
  height: number
  /** WebP by requested width; a narrower original is never enlarged, so its variants may be equal. */
  variants: { width: number; bytes: Buffer }[]
  /** As returned by `hash`. */
  hash: string
}

/** The contents of a product's card. */
export interface Card {
  /** As stored; null without one. */
  picture: Buffer | null
  title: string
  price: string
  /** A line under the price. */
  note: string
  brand: string
}

/** Decodes members' pictures and encodes what Feria stores. */
export interface Pictures {
  /**
   * Rotates the picture upright, drops its metadata and encodes it in each width; detects by content, never by name. Takes bytes or a
   * file's path. `too-heavy` when it needs more memory or time than allowed; `busy` when too many wait.
   */
  read(picture: Buffer | string, widths: readonly number[], maxPixels: number): Promise<ReadPicture | PictureRefusal | 'busy'>
  /** Draws a card of 1200 by 630 as a JPEG, without any font of the machine. A picture that cannot be decoded is left out. */
  draw(card: Card, maxPixels: number): Promise<Buffer>
  /**
   * A perceptual hash of 64 bits as 16 hexadecimal digits: which of neighbouring greys is brighter (dHash). Pictures that look the same
   * differ in few bits, whatever their size and quality. Null if it is not a picture.
   */
  hash(bytes: Buffer): Promise<string | null>
  /** The picture as JPEG, which every model can read; null if it is not a picture. */
  toJpeg(bytes: Buffer): Promise<Buffer | null>
}
