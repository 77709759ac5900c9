import { formatNumber } from '../../lib/format.ts'
/** The texts of components on other pages, saved searches and the demand board, and those shared by the wishes pages. */
export const texts = {
  newNear: (near: string) => `Nuevo cerca de ${near}`,
  newest: 'Recién publicado',
  toMatch: 'Verlos de a uno',
  undo: 'Deshacer',
  percent: (percent: number) => `${percent} %`,
  estimated: 'estimado',

  save: {
    save: 'Avisame cuando aparezca',
    hint: 'Guardamos esta búsqueda como solicitud.',
    saved: 'Búsqueda guardada',
    see: 'Ver mis solicitudes',
    done: (text: string) => `Guardamos «${text}» en tus solicitudes. Te avisamos cuando aparezca.`,
    undone: 'Listo: ya no la buscamos.',
    failed: 'No pudimos guardar la búsqueda.',
    notUndone: 'No pudimos deshacerlo: eliminala desde Solicitudes.',
  },

  demand: {
    title: 'Qué se busca cerca tuyo',
    titleAnywhere: 'Qué se busca en la feria',
    hint: '¿Tenés algo de esto? Publicalo y les avisamos.',
    near: (people: number, what: string) => `${formatNumber(people)} personas buscan ${what} cerca tuyo`,
    anywhere: (people: number, what: string) => `${formatNumber(people)} personas buscan ${what}`,
  },
} as const
