export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'

const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'])

/** The kind of a picture by its first bytes; null for anything else, such as SVG or a text named .jpg. */
export const kindOf = (bytes: Buffer): PictureKind | null => {
  const starts = (hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex
  const ascii = (from: number, to: number) => bytes.subarray(from, to).toString('latin1')
  if (starts('ffd8ff')) return 'jpeg'
  if (starts('89504e470d0a1a0a')) return 'png'
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp'
  if (ascii(4, 8) !== 'ftyp') return null
  // A HEIF file names its codecs in a list of brands; AVIF may have the generic brand mif1.
  const size = Math.min(bytes.length, bytes.readUInt32BE(0), 256)
  const brands = Array.from({ length: Math.max(0, Math.floor((size - 8) / 4)) }, (_, i) => ascii(8 + i * 4, 12 + i * 4))
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => heicBrands.has(brand)) ? 'heic' : null
}
