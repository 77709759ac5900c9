/** What the search's screens say. Stated texts stand as the requirements give them; the others are ours. */
export const texts = {
  category: 'Categoría',
  allProducts: 'Ver todos los productos',
  noCategory: 'Sin categoría',

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
    text: 'Subí imágenes y generá los datos del producto automáticamente.',
    tag: 'Premium',
    refused: 'Función Premium - Esta característica requiere una suscripción premium',
    unavailable: 'Esta herramienta necesita un servicio de IA y esta instalación todavía no tiene uno configurado.',
  },

  suggestions: {
    title: 'Sugerencias para vos',
    intro: 'Por cercanía, precio y calidad de la publicación.',
    all: 'Ver todos los productos sugeridos',
    reasons: 'Por qué te lo sugerimos',
  },

  ranking: {
    title: 'Ranking de sugerencias',
    intro: 'Productos a la venta ordenados por precio, con la distancia hasta vos.',
    search: 'Buscar',
    searchHint: 'Nombre o modelo',
    sort: 'Ordenar por',
    sorts: { price: 'Precio ascendente', '-price': 'Precio descendente' },
    near: 'Tu ubicación',
    nearHint: 'Por ejemplo: Palermo, CABA',
    nearAbout: 'Queda guardada solo en este dispositivo.',
    nearUnknown: (near: string) => `No pudimos medir distancias desde «${near}». Probá con ciudad y provincia.`,
    submit: 'Buscar',
    clear: 'Limpiar filtros',
    list: 'Productos',
    empty: 'No se encontraron productos',
    emptyHint: 'Probá con otras palabras o con menos filtros.',
    kilometres: (km: number) => (km < 1 ? 'A menos de 1 km' : `A ${km.toLocaleString('es-AR')} km`),
    assumed: (km: number) => `${km} km`,
    estimated: 'estimado',
    loading: 'Cargando productos…',
  },
} as const
