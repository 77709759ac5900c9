import type { ListingPart } from '@feria/contract/orders/values'

/** The texts of what a listing was like when it was bought. */
export const texts = {
  heading: 'Como estaba al comprar',
  hint: 'Lo que decía la publicación, con sus fotos, comparado con lo de hoy.',
  loading: 'Cargando la publicación…',
  failed: 'No se pudo cargar la publicación.',
  retry: 'Reintentar',
  bought: 'Al comprar',
  today: 'Hoy',
  same: 'No cambió desde la compra.',
  gone: 'Hoy no está publicada.',
  changed: (parts: string) => `Cambió desde la compra: ${parts}.`,
  mark: 'Cambió',
  noPrice: 'Precio a convenir',
  noPictures: 'Sin fotos',
  nothing: 'Sin datos',
  picture: (n: number, count: number) => `Foto ${n} de ${count}, se abre en otra pestaña`,
  parts: {
    name: 'Título',
    price: 'Precio',
    description: 'Modelo',
    details: 'Descripción',
    brand: 'Marca',
    condition: 'Condición',
    category: 'Categoría',
    location: 'Ubicación',
    delivery: 'Entrega',
    negotiationConditions: 'Condiciones',
    pictures: 'Fotos',
  } satisfies Record<ListingPart, string>,
} as const
