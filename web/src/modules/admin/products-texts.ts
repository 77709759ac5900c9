const listings = (count: number): string => (count === 1 ? '1 publicación' : `${count} publicaciones`)

/** The texts of /admin-dashboard/publicaciones. */
export const productTexts = {
  title: 'Publicaciones',
  hint: 'Todo lo publicado, también lo oculto y lo vendido. Ocultar avisa a quien publicó, con el motivo.',
  search: 'Nombre, vendedor, email, dirección o código',
  category: 'Categoría',
  anyCategory: 'Todas las categorías',
  state: 'Estado',
  anyState: 'Todos los estados',
  states: {
    visible: 'Visible',
    hidden: 'Oculta a mano',
    moderated: 'Oculta por moderación',
    withheld: 'Retenida: cuenta suspendida',
    sold: 'Vendida',
    'out-of-stock': 'Sin stock',
  },
  price: 'Precio',
  anyPrice: 'Todos los precios',
  prices: { zero: 'Precio 0', agreed: '«A convenir»' },
  of: (name: string) => `Publicaciones de ${name}`,
  everybody: 'Ver las de todos',
  sells: 'Vende',
  onlyTheirs: 'Solo las suyas',
  onlyTheirsOf: (name: string) => `Solo las suyas: ${name}`,
  choose: (name: string) => `Elegir ${name}`,
  nothing: 'No hay publicaciones que coincidan.',
  hide: 'Ocultar',
  show: 'Mostrar',
  hideForm: {
    title: (count: number) => `Ocultar ${listings(count)}`,
    text: 'Nadie más las ve. Avisamos una vez a cada vendedor, con el motivo.',
    note: 'Motivo',
    missing: 'Escribí el motivo.',
    submit: 'Ocultar',
  },
  hidden: (count: number) => (count === 1 ? 'Se ocultó 1.' : `Se ocultaron ${count}.`),
  shown: (count: number) => (count === 1 ? 'Se muestra 1.' : `Se muestran ${count}.`),
  unchanged: (count: number) => (count === 1 ? '1 ya estaba así.' : `${count} ya estaban así.`),
  moderated: (count: number) =>
    count === 1
      ? '1 la ocultó moderación: mostrala desde Administración.'
      : `${count} las ocultó moderación: mostralas desde Administración.`,
  missing: (count: number) => (count === 1 ? '1 ya no existe.' : `${count} ya no existen.`),
  failed: 'No se pudo cambiar la visibilidad.',
} as const
