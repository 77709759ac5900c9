const areas: Record<string, string> = {
  accounts: 'cuentas',
  uploads: 'fotos',
  catalogue: 'catálogo',
  search: 'búsqueda',
  chat: 'chat',
  payments: 'pagos',
  orders: 'compras',
  wishes: 'solicitudes',
  reselling: 'reventa',
  prospecting: 'ofertas',
  notifications: 'avisos',
  help: 'mensajes',
  seo: 'páginas para buscadores',
  operations: 'operación',
  database: 'base de datos',
}

const kindOf = (name: string, hasEvent: boolean): string => {
  if (name.startsWith('email-')) return 'Correo'
  if (name.startsWith('notify-')) return 'Aviso'
  return hasEvent ? 'Tarea' : 'Tarea programada'
}

/**
 * A task of a job in words that an admin understands, from its technical name, e.g. `orders.paid/orders.email-buyer`: «Correo: compras».
 * What it is about is said by its event, where it has one.
 */
export const taskWords = (task: string): string => {
  const [, event, module = '', name = ''] = /^(?:(\w+)\.[\w-]+\/)?(\w+)\.([\w-]+)$/.exec(task) ?? []
  const area = areas[event ?? module]
  return area ? `${kindOf(name, event !== undefined)}: ${area}` : task
}
