import type { Pictures } from '../engines/pictures/pictures.ts'

/** Decodes pictures in this process, with libvips loaded on first use: a test waits for no other process, and most need none. */
export const openPicturesHere = (): Pictures => {
  let loading: Promise<Pictures> | undefined
  const loaded = () => {
    loading ??= import('../engines/pictures/sharp.ts').then(({ openSharpPictures }) => openSharpPictures())
    return loading
  }
  return {
    read: async (...picture) => (await loaded()).read(...picture),
    draw: async (...card) => (await loaded()).draw(...card),
    hash: async (bytes) => (await loaded()).hash(bytes),
    toJpeg: async (bytes) => (await loaded()).toJpeg(bytes),
  }
}
