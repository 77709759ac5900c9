import { brand } from '../../lib/brand.ts'

/** The texts of the chat screens. The failures, «en línea», «Mi producto», «Ver matches» and the like are given by the specification. */
export const texts = {
  title: 'Mensajes',
  roomTitle: (name: string) => `Chat con ${name}`,
  you: 'Vos: ',
  online: 'en línea',
  away: 'no disponible',
  /** What the stated word means. */
  awayMeans: 'te lee cuando vuelva',
  typing: 'está escribiendo…',
  mine: 'Mi producto',
  buy: 'Comprar ahora',
  toProduct: 'Ver producto',
  toProducts: 'Ver productos',
  toChats: 'Ver mis chats',
  back: 'Volver a los chats',
  missingProduct: 'Producto no encontrado',
  missingProductHint: 'Puede que el enlace esté incompleto o que la publicación ya no exista.',
  notMine: 'No encontramos esa conversación',
  notMineHint: 'No existe, o es de otras personas.',
  retry: 'Reintentar',
  loading: 'Cargando conversación…',

  history: {
    label: 'Mensajes de la conversación',
    failed: 'No se pudo cargar el historial del chat',
    older: 'Cargar mensajes anteriores',
    olderFailed: 'No pudimos cargar los mensajes anteriores.',
    newer: 'Mensajes nuevos',
    toEnd: 'Ir al último mensaje',
    empty: 'Todavía no hay mensajes. ¡Decí hola!',
  },

  message: {
    sending: 'Enviando...',
    sent: 'Enviado',
    read: 'Leído',
    failed: 'Error - Reintentar',
    byYou: 'Vos',
    review: { waiting: 'En revisión', refused: 'No se entregó' },
    reviewMeans: {
      waiting: 'Lo miramos antes de entregarlo: llega en dos horas como mucho.',
      refused: 'Lo miramos y no lo entregamos.',
    },
    why: '¿Por qué?',
  },

  /** What the receiver of a message reads under it. */
  warnings: {
    code: `${brand} nunca pide códigos ni claves. No los pases, te los pida quien te los pida.`,
    receipt: `Un comprobante no es dinero: mirá la venta en ${brand} antes de entregar nada.`,
    overpaid: `No devuelvas dinero por tu cuenta: si alguien pagó de más, ${brand} lo devuelve desde la compra.`,
    outside: `Si pagás o cobrás por fuera de ${brand}, perdés la protección de tu compra o tu venta.`,
    contact: `Si siguen por fuera de ${brand}, no vamos a poder ayudarte con lo que acuerden.`,
    courier: `No pagues fletes, tasas ni seguros por adelantado: el envío se paga en ${brand}.`,
    bank: `Ni ${brand} ni un banco te escriben por acá, ni te piden ir a un cajero o instalar algo.`,
    data: 'No mandes fotos de tu documento ni de tus tarjetas: no hacen falta para comprar ni vender.',
    link: 'No conocemos esa página. No pongas ahí tus datos ni tu tarjeta.',
  },
  /** Asked of its sender. */
  unsafe: { title: '¿Seguro que querés enviarlo?', yes: 'Enviar igual', no: 'No enviar' },

  pictures: {
    of: (name: string) => `Foto de ${name}`,
    ofMany: (name: string, place: number, count: number) => `Foto ${place} de ${count} de ${name}`,
    broken: 'No pudimos cargar la foto.',
    arrived: (name: string, count: number) => (count === 1 ? `${name} te mandó una foto` : `${name} te mandó ${count} fotos`),
    add: 'Agregar fotos',
    chosen: 'Fotos para mandar',
    photo: (place: number) => `Foto ${place}`,
    remove: (place: number) => `Quitar la foto ${place}`,
    cancel: (place: number) => `Cancelar la subida de la foto ${place}`,
    retry: 'Reintentar',
    uploading: 'Subiendo...',
    tooMany: (most: number) => `Podés mandar hasta ${most} fotos por mensaje.`,
    drop: 'Soltá las fotos acá',
  },
  /** The product that a message links to. */
  preview: { gone: 'Esta publicación ya no existe', sold: 'Vendido', unavailable: 'Sin stock' },

  composer: {
    label: 'Mensaje',
    placeholder: 'Escribí un mensaje',
    send: 'Enviar',
    left: (count: number) => `Quedan ${count} caracteres`,
    unavailable: 'Esta conversación no está disponible.',
    closed: 'La otra persona dejó la feria: ya no se le puede escribir.',
  },

  sendFailed: {
    product: 'Error al enviar el mensaje. Intenta nuevamente.',
    session: 'Error de autenticación. Por favor, inicia sesión nuevamente.',
    address: 'La URL del API no es correcta. Contacta al administrador.',
    server: (status: number) => `Error del servidor: ${status}. Intenta nuevamente.`,
    noAnswer: 'No se pudo conectar con el servidor. Verifica tu conexión a internet.',
    close: 'Cerrar aviso',
  },

  whyNotBuy: {
    write: 'Para comprarlo desde acá, escribile primero a quien vende.',
    gone: 'Este producto ya no está disponible.',
    noPrice: 'Tiene precio a convenir: acordalo con quien vende.',
  },

  care: {
    title: 'Cuidate',
    notes: [
      'Nunca pagues fuera de Feria: si te piden una transferencia o efectivo por adelantado, desconfiá.',
      'Un comprobante de transferencia se puede falsificar: fijate siempre en tu cuenta.',
      'No compartas códigos que te lleguen por SMS, WhatsApp o email.',
      'No mandes documentos ni datos de tu tarjeta.',
      'Si se encuentran, que sea en un lugar público y de día.',
    ],
  },

  manager: {
    tabs: 'Chats y solicitudes',
    chats: 'Chats',
    requests: 'Solicitudes de chat',
    newRequests: ' (hay nuevas)',
    toMatches: 'Ver matches',
    list: 'Tus conversaciones',
    loading: 'Cargando tus chats…',
    empty: 'Todavía no tenés chats',
    emptyHint: 'Contactá a quien vende desde un producto. Cuando acepte, la conversación aparece acá.',
    choose: 'Elegí una conversación',
    chooseHint: 'Tus mensajes se abren de este lado.',
    opening: 'Ocurrió un error al cargar el chat. Por favor, intenta nuevamente.',
    unread: (count: number) => (count === 1 ? '1 mensaje sin leer' : `${count} mensajes sin leer`),
    noMessages: 'Sin mensajes todavía',
  },
} as const
