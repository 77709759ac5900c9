import { brand } from '../lib/brand.ts'

/** The texts of the pages without a module. «COMING SOON» is given by the specification; the others are ours. */
export const texts = {
  newVersion: 'Hay una versión nueva.',
  loadIt: 'Actualizar',
  offline: {
    title: 'Sin conexión',
    heading: 'Qué podés leer sin conexión',
    intro: 'Esto quedó guardado en este dispositivo. Cuando vuelva la conexión, lo ponemos al día.',
    back: 'Ya tenés conexión.',
    retry: 'Reintentar',
    favorites: 'Favoritos',
    favoritesCount: (count: number) => (count === 1 ? '1 producto' : `${count} productos`),
    catalogue: 'El catálogo, como lo viste la última vez',
    chats: 'Conversaciones',
    products: 'Productos que viste',
    nothing: 'Todavía no hay nada guardado',
    nothingHint: 'Lo que mires con conexión queda acá para leerlo después.',
  },
  about: {
    title: `Acerca de ${brand}`,
    heading: 'Compra y venta a través de IA',
    toLogin: `${brand}, iniciar sesión`,
    words: [
      `${brand} es un mercado argentino donde comprás y vendés con ayuda de inteligencia artificial. Buscás con tus ` +
        'palabras y el buscador entiende acentos, plurales y errores de dedo.',
      'Si vendés, publicás en minutos y manejás precio, stock y ventas desde un panel. Si comprás, ves el lugar, la ' +
        'condición y quién vende antes de decidir.',
      'La IA ordena y sugiere. Las decisiones, siempre, son tuyas.',
    ],
    enter: 'Iniciar sesión',
    begin: 'Cómo empezar',
  },
  soon: {
    title: 'Pronto',
    heading: 'COMING SOON',
    subtitle: 'Estamos armando este puesto. Muy pronto vas a poder usarlo.',
    back: 'Ir al inicio',
    products: 'Ver productos',
  },
} as const
