/** The texts of the wishes that everybody may read. */
export const texts = {
  title: 'Lo que se busca',
  intro: 'Gente de todo el país que busca algo. ¿Tenés lo que buscan? Publicalo y les avisamos.',
  description: 'Lo que busca la gente de todo el país: si lo tenés, publicalo y les avisamos.',
  list: 'Búsquedas',
  empty: 'Todavía nadie contó qué busca',
  emptyHint: 'Contá vos qué buscás y te avisamos apenas aparezca.',
  create: 'Contar qué busco',
  first: 'Volver al principio',
  next: 'Ver más búsquedas',
  pages: 'Páginas',
  looksFor: 'Alguien busca',
  in: (place: string) => `En ${place}`,
  since: (day: string) => `Desde el ${day}`,
  have: 'Lo tengo: publicarlo',
  havesHint: 'Cuando lo publiques, le avisamos a quien lo busca. Recién ahí pueden hablar.',
  own: 'Yo también busco algo',
} as const
