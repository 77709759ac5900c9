/** The texts of a score, its reasons and its explanation: apart, since the swipe list has them too. */
export const scoreTexts = {
  inFavour: 'A favor',
  against: 'En contra',
  forWish: (name: string) => `Para tu solicitud «${name}»`,
  explain: (percent: string) => `${percent}: por qué`,
  title: (percent: string) => `Por qué ${percent}`,
  exact: 'es lo que se busca.',
  close: 'se parece, pero algo no coincide.',
  made: 'De qué está hecho',
  parts: { what: 'Qué es', price: 'Precio', place: 'Distancia' },
  weight: (percent: number) => `pesa ${percent} de 100`,
  higher: 'Qué lo haría más alto',
  highest: 'Nada que sepamos: es de lo mejor que hay.',
  open: 'Ver la coincidencia',
  failed: 'No pudimos traer la explicación.',
  loading: 'Buscando la explicación…',
} as const
