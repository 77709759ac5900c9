/** Why a file was not taken as a picture; the names end the codes `uploads.*` of the contract. */
export type PictureRefusal = 'not-an-image' | 'heic' | 'animated' | 'too-many-pixels' | 'too-heavy' | 'broken'

interface ReadPicture {
  /** Size in pixels of the widest variant. */
  width: number
  height: number
  /** WebP by width asked; a narrower original is never enlarged, so its variants may be equal. */
  variants: { width: number; bytes: Buffer }[]
  /** As `hash` tells it. */
  hash: string
}

/** What a card shows of something that is for sale. */
export interface Card {
  /** As it is kept; null where there is none. */
  picture: Buffer | null
  title: string
  price: string
  /** A line under the price. */
  note: string
  brand: string
}

/** Decodes what members send and encodes what Feria keeps. */
export interface Pictures {
  /**
   * Turns the picture upright, drops its metadata and encodes it in each width; tells by content, never by name. It comes as bytes or as
   * the path of a file. What would take more memory or time than one picture may is `too-heavy`; `busy` when too many wait.
   */
  read(picture: Buffer | string, widths: readonly number[], maxPixels: number): Promise<ReadPicture | PictureRefusal | 'busy'>
  /** Draws a card of 1200 by 630 as a JPEG, its text without any font of the machine. A picture that cannot be read is left out. */
  draw(card: Card, maxPixels: number): Promise<Buffer>
  /**
   * How a picture looks, in 64 bits as 16 hexadecimal digits: which of neighbouring greys is brighter (dHash). Pictures that look the same
   * differ in few bits, whatever their size and quality. Null for what is no picture.
   */
  hash(bytes: Buffer): Promise<string | null>
  /** The picture as JPEG, which every model can read; null for what is no picture. */
  toJpeg(bytes: Buffer): Promise<Buffer | null>
}
