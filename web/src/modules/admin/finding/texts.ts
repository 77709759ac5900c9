import type { FoundInAdmin } from '@feria/contract/admin/schemas'

/** The texts of the search of the back office. */
export const findingTexts = {
  title: 'Buscar',
  hint: 'Por nombre, email, teléfono, número de venta, identificador, o la dirección de una página.',
  label: 'Buscar en la administración',
  placeholder: 'Persona, venta, pago o publicación',
  open: 'Buscar en la administración',
  close: 'Cerrar la búsqueda',
  results: 'Resultados',
  count: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  start: 'Escribí al menos 2 letras o números.',
  nothing: 'No encontramos nada con eso.',
  kinds: { members: 'Personas', orders: 'Ventas', payments: 'Pagos', products: 'Publicaciones' } satisfies Record<
    keyof FoundInAdmin,
    string
  >,
  all: {
    members: 'Ver todas las personas',
    orders: 'Ver todas las ventas',
    payments: 'Ver todos los pagos',
    products: 'Ver todas las publicaciones',
  } satisfies Record<keyof FoundInAdmin, string>,
  closed: 'Cuenta cerrada',
  restricted: 'Con límites o suspendida',
  hidden: 'Oculta',
  sells: (name: string) => `De ${name}`,
  trade: (buyer: string, seller: string) => `Compró ${buyer}, vendió ${seller}`,
  payment: { started: 'Empezado', pending: 'En revisión', approved: 'Aprobado', rejected: 'Rechazado', failed: 'Fallido' },
  ofOrder: (number: string) => `De la venta ${number}`,
  noOrder: 'Sin venta',
} as const
