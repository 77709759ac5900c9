import { brand } from '../../../lib/brand.ts'

/** The texts of the resale page. All are ours. */
export const texts = {
  title: 'Producto',
  loading: 'Cargando el producto...',
  failed: 'No pudimos cargar este producto.',
  gone: 'Este enlace ya no está',
  goneHint: 'Puede que lo hayan quitado o que esté mal escrito. Hay más productos en la feria.',
  unavailable: 'El producto ya no está disponible',
  unavailableHint: 'Quien lo vende lo retiró. Hay más productos en la feria.',
  toProducts: 'Ver productos',
  describe: (name: string, price: string, reseller: string) => `${name} por ${price}. Te lo ofrece ${reseller} en ${brand}.`,

  parts: {
    heading: 'Qué estás pagando',
    seller: 'Para quien vende',
    commission: (percent: string) => `Comisión de reventa (${percent})`,
    total: 'Total',
  },

  reseller: {
    label: 'Quién te lo ofrece',
    offers: 'Te lo ofrece',
    reputation: (word: string) => `Reputación: ${word}`,
    verified: 'Identidad verificada',
    verifiedHint: `${brand} revisó un documento de esta persona.`,
  },

  buy: 'Comprar',
  safe: `Pagá dentro de ${brand}: nunca transfieras por fuera.`,
  held: 'El dinero queda guardado hasta que lo recibas.',
  sold: 'Este producto ya se vendió.',
  out: 'No queda stock por ahora.',
  noPrice: 'El precio se acuerda con quien lo vende.',
  ownLink: 'Es tu enlace: así lo ven quienes lo abren.',
  ownProduct: (name: string) => `Es tu producto: ${name} lo está revendiendo. Vos cobrás tu precio completo.`,
  toLinks: 'Ver mis enlaces',
  facts: 'Características',
  model: 'Modelo',
  condition: 'Condición',
  place: 'Ubicación',
  category: 'Categoría',

  contact: {
    heading: '¿Tenés dudas antes de comprar?',
    hint: (name: string) => `Dejá tus datos y ${name} te escribe.`,
    name: 'Tu nombre',
    phone: 'Tu teléfono',
    phoneHint: 'Con característica, por ejemplo 11 2345-6789.',
    consent: (name: string) => `Acepto que ${name} me contacte por este producto.`,
    nameMissing: 'Escribí tu nombre.',
    phoneMissing: 'Escribí tu teléfono.',
    consentMissing: 'Aceptá que te contacten.',
    submit: 'Quiero que me contacten',
    failed: 'No pudimos enviar tus datos.',
    done: 'Listo, recibimos tus datos',
    doneHint: (name: string) => `${name} te va a escribir pronto. Si ya te decidiste, podés comprar ahora.`,
  },
} as const
