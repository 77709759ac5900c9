import type { Entry } from './deck.ts'

const car = (key: string, nombre: string, distancia: number): Entry => ({
  id: `ejemplo-${key}`,
  nombre,
  imagen: `/images/match/${key}.svg`,
  distancia,
  product: null,
})

/** The six sample cars at the distances given by the specification; names and drawings are our own. */
export const samples: readonly Entry[] = [
  car('hornero', 'Hornero 1.4 hatch', 2),
  car('calandria', 'Calandria sedán', 8),
  car('nandu', 'Ñandú pick-up 4x4', 15),
  car('tero', 'Tero coupé', 12),
  car('chaja', 'Chajá familiar', 15),
  car('benteveo', 'Benteveo eléctrico', 15),
]
