import sharp from 'sharp'

/** Squares of grey, the same bytes each time. */
export const drawPhoto = (): Promise<Buffer> => {
  const grey = Buffer.from(Array.from({ length: 72 }, (_, n) => (n * n * 37) % 200))
  const raw = { width: 9, height: 8, channels: 1 } as const
  return sharp(grey, { raw }).resize(900, 800, { kernel: 'nearest' }).toColourspace('srgb').jpeg().toBuffer()
}
