/** The texts of the search screens. Those given by the specification are verbatim; the others are ours. */
export const texts = {
  lastSearches: 'Seguí buscando',

  dashboard: {
    title: 'Buscar',
    heading: '¿Qué estás buscando?',
    intro: 'Contanos qué necesitás y te mostramos lo que hay en la feria.',
    name: 'Título',
    nameHint: 'Por ejemplo: bicicleta rodado 29',
    submit: 'Búsqueda Inteligente con IA',
    nothing: 'Por favor ingresa al menos un término de búsqueda o selecciona una categoría',
  },

  recent: {
    title: 'Búsquedas recientes',
    remove: (search: string) => `Quitar «${search}» de las búsquedas recientes`,
  },

  premium: {
    title: 'Potencia tu búsqueda con IA',
    text: 'Subí fotos y generá los datos del producto automáticamente.',
    tag: 'Premium',
    refused: 'Función Premium - Esta característica requiere una suscripción premium',
    forAll: 'Publicar con ayuda',
  },

  suggestions: {
    title: 'Sugerencias para vos',
    intro: 'Por cercanía, precio y calidad de la publicación.',
    all: 'Ver todos los productos sugeridos',
    reasons: 'Por qué te lo sugerimos',
  },
} as const
