/** The texts of «Foto con palabra», for the owner of a product. All are ours. */
export const proofTexts = {
  heading: 'Foto con palabra',
  lead: 'Mostrá que lo tenés: te damos una palabra, la escribís en un papel y sacás una foto con el producto. La marca dura 7 días.',
  again: 'Ya tiene una foto con palabra. Con una nueva, los 7 días empiezan otra vez.',
  ask: 'Pedir la palabra',
  write: 'Escribila a mano, grande, y que se lea al lado del producto:',
  until: (time: string) => `Tenés hasta las ${time}.`,
  over: 'La palabra venció.',
  take: 'Sacar la foto',
  sending: (percent: number) => `Subiendo la foto… ${percent} %`,
  done: 'Listo: la foto con palabra ya se ve en tu publicación.',
} as const
