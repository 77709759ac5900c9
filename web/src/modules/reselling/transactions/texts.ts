/** The texts of /reseller/transactions. Tabs, actions and their messages are given by the specification; the others are ours. */
export const texts = {
  title: 'Mis Transacciones',
  subtitle: 'Quienes quieren comprar con tus enlaces, paso a paso.',
  loading: 'Cargando tus transacciones...',
  failed: 'No se pudieron cargar las transacciones',

  tabs: {
    label: 'Etapas',
    todas: 'Todas',
    pendientes: 'Pendientes',
    validadas: 'Validadas',
    'pago-pendiente': 'Pago Pendiente',
    pagadas: 'Pagadas',
    completadas: 'Completadas',
  },

  empty: 'Todavía no hay transacciones',
  emptyHint: 'Cuando alguien deje sus datos o compre con uno de tus enlaces, lo ves acá.',
  toLinks: 'Ir a mis enlaces',
  emptyStage: 'No hay transacciones en esta etapa',
  showAll: 'Ver todas',

  card: {
    of: (buyer: string, product: string) => `${buyer}, ${product}`,
    seller: 'Para quien vende',
    steps: (step: number, count: number) => `Paso ${step} de ${count}`,
    ended: 'Se canceló.',
  },

  next: {
    validate: 'Fijate que el contacto sea real y validalo.',
    whatsapp: 'Escribile y acordá la compra.',
    noPhone: 'No dejó teléfono: la compra sigue cuando pague.',
    pay: 'Cuando acuerden, generá el enlace de pago y mandáselo.',
    waiting: 'Falta que pague con el enlace.',
    deliver: 'Ya pagó. En la entrega, pedile el código de su compra y confirmala.',
    disputed: 'Hay un reclamo abierto: la entrega se puede confirmar cuando se resuelva.',
    done: 'Entregada: tu comisión ya está en tu saldo.',
  },

  actions: {
    validate: 'Validar',
    whatsapp: 'Iniciar WhatsApp',
    pay: 'Generar Link de Pago',
    view: 'Ver enlace de pago',
    copy: 'Copiar enlace de pago',
    deliver: 'Confirmar Entrega',
    call: 'Llamar',
    callTo: (name: string) => `Llamar a ${name}`,
    write: 'Escribir por WhatsApp',
    send: 'Mandar por WhatsApp',
    sending: (name: string, product: string, link: string) => `Hola, ${name}. Acá podés pagar «${product}»: ${link}`,
    openChat: 'Abrir el chat de WhatsApp',
    blocked: 'El navegador no dejó abrir otra pestaña.',
    balance: 'Ver mi saldo',
  },

  done: {
    validate: 'Transacción validada exitosamente',
    whatsapp: 'Chat de WhatsApp iniciado, revisa tu teléfono',
    pay: 'Enlace de pago generado exitosamente',
    deliver: 'Entrega confirmada y pago liberado',
  },

  failures: {
    validate: 'Error al validar la transacción',
    whatsapp: 'Error al iniciar el chat de WhatsApp',
    pay: 'Error al generar el enlace de pago',
    deliver: 'Error al confirmar la entrega',
  },

  deliver: {
    title: 'Confirmar Entrega',
    text: 'Con esto se libera el pago: la parte de quien vende y tu comisión. No se puede deshacer.',
    code: 'Código de entrega',
    codeHint: 'Lo tiene quien compró, en su email y en «Mi compra».',
    without: 'Sin el código se puede confirmar recién 7 días después de que la compra figure como enviada.',
  },
} as const
