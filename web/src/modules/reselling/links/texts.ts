/**
 * What /reseller/links says. The failures, the success and the missing product are stated; the others are
 * ours.
 */
export const texts = {
  title: 'Enlaces de Reventa',
  subtitle: 'Elegí un producto, sumale tu comisión y compartí el enlace.',

  create: {
    heading: 'Crear un enlace',
    search: 'Buscar un producto',
    searchHint: 'Nombre o modelo',
    results: 'Productos para revender',
    chosen: 'Producto elegido',
    change: 'Cambiar de producto',
    loading: 'Cargando productos...',
    nothing: 'No encontramos productos para revender con esas palabras.',
    missing: 'Por favor selecciona un producto',
    productsFailed: 'No se pudieron cargar los productos',
    submit: 'Crear enlace',
    done: 'Enlace de reventa creado exitosamente',
    failed: 'Error al crear el enlace de reventa',
  },

  list: {
    heading: 'Tus enlaces',
    loading: 'Cargando tus enlaces...',
    failed: 'No se pudieron cargar los enlaces de reventa',
    empty: 'Todavía no tenés enlaces',
    emptyHint: 'Elegí un producto y creá el primero: en un minuto lo estás compartiendo.',
    toForm: 'Crear mi primer enlace',
    gone: 'No disponible',
    goneHint: 'El producto no está a la venta: por ahora nadie puede comprar con este enlace.',
    commission: (percent: string) => `Comisión ${percent}`,
    price: (price: string) => `Precio ${price}`,
    total: (price: string) => `Con tu comisión ${price}`,
    earns: (price: string) => `Ganás ${price} por venta`,
    figures: { visits: 'Visitas', transactions: 'Transacciones', conversion: 'Conversión', earnings: 'Ganado' },
    none: '—',
    copy: 'Copiar',
    copyOf: (name: string) => `Copiar el enlace de ${name}`,
    share: (name: string) => `Compartir el enlace de ${name}`,
    qr: (name: string) => `Código QR del enlace de ${name}`,
    qrTitle: 'Código QR',
    open: (name: string) => `Ver la página del enlace de ${name}`,
    remove: (name: string) => `Quitar el enlace de ${name}`,
    removed: (name: string) => `Quitamos el enlace de «${name}».`,
    removeFailed: 'No se pudo quitar el enlace.',
    back: 'Tu enlace está activo otra vez.',
    backFailed: 'No se pudo recuperar el enlace: crealo de nuevo.',
  },
} as const
