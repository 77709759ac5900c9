import type { Pictures } from './pictures.ts'

/** Pictures by libvips, which is loaded with the first of them: nobody waits for it when Feria starts. */
export const openPictures = (): Pictures => {
  let loading: Promise<Pictures> | undefined
  const loaded = () => {
    loading ??= import('./sharp.ts').then(({ openSharpPictures }) => openSharpPictures())
    return loading
  }
  return {
    read: async (...picture) => (await loaded()).read(...picture),
    draw: async (...card) => (await loaded()).draw(...card),
    hash: async (bytes) => (await loaded()).hash(bytes),
    toJpeg: async (bytes) => (await loaded()).toJpeg(bytes),
  }
}
