import { formatDate } from '../../lib/format.ts'
import { texts } from './texts.ts'

/** The texts of /admin-dashboard/registro. */
export const auditTexts = {
  title: 'Registro',
  hint: 'Qué se hizo con permisos de administración, quién y cuándo.',
  columns: { when: 'Cuándo', who: 'Quién', what: 'Qué', details: 'Detalle' },
  operator: 'Operación del sitio',
  nothing: 'Todavía no hay nada registrado.',
  noneFound: 'No hay nada registrado que coincida.',
  filters: {
    who: 'Quién: nombre o email',
    subject: 'Sobre qué o quién',
    action: 'Qué se hizo',
    anyAction: 'Todo lo que se hizo',
    from: 'Desde el día',
    to: 'Hasta el día',
  },
  actionNames: {
    'user.role-changed': 'Cambió el rol de',
    'user.staff-changed': 'Cambió el equipo de',
    'user.second-factor-off': 'Desactivó la verificación en dos pasos de',
    'user.premium-ended': 'Venció el Premium de',
    'user.premium-left': 'Se dio de baja de Premium',
    'user.sessions-ended': 'Cerró las sesiones de',
    'user.reset-sent': 'Mandó un enlace para la contraseña a',
    'conversation.read': 'Leyó una conversación de',
    'user.restricted': 'Limitó o suspendió a',
    'user.restriction-lifted': 'Levantó los límites de',
    'user.edited': 'Editó el perfil de',
    'user.removed': 'Eliminó la cuenta de',
    'category.added': 'Creó la categoría',
    'category.renamed': 'Renombró la categoría',
    'category.removed': 'Eliminó la categoría',
    'product.hidden': 'Ocultó el producto',
    'product.shown': 'Mostró el producto',
    'rate.set': 'Cargó la cotización',
    'mail.read': 'Leyó el correo',
    'withdrawal.resolved': 'Resolvió el arrepentimiento',
    'contact.resolved': 'Respondió el mensaje de',
    'claim.settled': 'Decidió el',
    'order.refunded': 'Devolvió dinero de la venta',
    'order.extended': 'Extendió un plazo de la venta',
    'order.emailed': 'Reenvió un correo de la venta',
    'review-appeal.decided': 'Decidió la revisión de',
    'held-message.decided': 'Decidió si entregar el',
    'abuse.decided': 'Decidió la denuncia de',
    'abuse.appeal-decided': 'Revisó la decisión de',
    'decision-templates.set': 'Guardó las plantillas de decisiones:',
    'payout.settled': 'Contestó el',
    'identity.decided': 'Decidió la identidad de',
    'job.retried': 'Reintentó la tarea',
    'job.discarded': 'Descartó la tarea',
    'jobs.retried': 'Reintentó todas las tareas fallidas:',
    'list.downloaded': 'Descargó la lista',
  } as Record<string, string>,
  detailNames: {
    from: 'antes',
    to: 'ahora',
    until: 'hasta',
    kind: 'qué',
    reason: 'motivo',
    products: 'productos',
    ars: 'pesos por dólar',
    email: 'email',
    fields: 'datos',
    outcome: 'decisión',
    decision: 'decisión',
    days: 'días',
    about: 'sobre',
    refunded: 'devuelto',
    status: 'estado',
    amount: 'monto',
    sessions: 'sesiones',
    case: 'caso',
    why: 'por',
    rows: 'filas',
    clock: 'plazo',
    'order.emailed email': 'correo',
    'payout.settled to': 'cuenta terminada en',
  } as Record<string, string>,
  values: {
    none: 'ninguno',
    moderator: 'moderación',
    support: 'atención',
    limited: 'límites',
    suspended: 'suspensión',
    ended: 'cierre',
    approved: 'aprobada',
    rejected: 'rechazada',
    'abuse-report': 'una denuncia',
    'held-message': 'un mensaje retenido',
    unsent: 'enviarla',
    uncollected: 'entregarla',
    silent: 'confirmarla',
    unanswered: 'responder el reclamo',
    undecided: 'decidir el reclamo',
    receipt: 'comprobante',
    sale: 'aviso de venta',
    moved: 'cambio de estado',
    claim: 'reclamo',
    act: 'aviso del sitio',
  } as Record<string, string>,
} as const

const shownOrder = Object.keys(auditTexts.detailNames)

/** A detail as text: roles by name, timestamps as dates. */
const detailOf = (action: string, name: string, value: string): string => {
  const role = texts.users.roles[value as keyof typeof texts.users.roles]
  const shown = name === 'until' ? formatDate(value) : (role ?? auditTexts.values[value] ?? value)
  return `${auditTexts.detailNames[`${action} ${name}`] ?? auditTexts.detailNames[name] ?? name}: ${shown}`
}

/** The details of an entry as text, in the order of their names here. */
export const detailsOf = (action: string, details: Record<string, string>): string =>
  Object.entries(details)
    .sort(([one], [other]) => shownOrder.indexOf(one) - shownOrder.indexOf(other))
    .map(([name, value]) => detailOf(action, name, value))
    .join(' · ')
