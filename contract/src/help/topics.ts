/**
 * The topics of the help and their questions, in the order of the pages. The keys are the last part of the address and the anchor of the
 * answer, so they stay once they are published. The answers stand with the pages; the assistant leads to them by these keys.
 */
export const helpTopics = {
  comprar: {
    title: 'Comprar',
    summary: 'Buscar, preguntar y pagar lo que encontraste.',
    questions: {
      'como-compro': '¿Cómo compro?',
      'puedo-preguntar': '¿Cómo le pregunto algo a quien vende?',
      'donde-esta-mi-compra': '¿Dónde veo mi compra?',
      'precio-en-dolares': '¿Cómo pago algo publicado en dólares?',
      'cancelar-una-compra': '¿Cómo cancelo una compra?',
      favoritos: '¿Para qué sirven los favoritos?',
    },
  },
  vender: {
    title: 'Vender',
    summary: 'Publicar, contestar, entregar y cobrar.',
    questions: {
      'como-publico': '¿Cómo publico un producto?',
      'que-precio-pongo': '¿Qué precio le pongo?',
      'vendi-y-ahora': 'Vendí algo: ¿qué hago ahora?',
      'cuando-cobro': '¿Cuándo cobro?',
      'retirar-mi-saldo': '¿Cómo retiro mi saldo?',
      'dar-gratis': '¿Puedo dar algo gratis?',
      'editar-o-borrar': '¿Cómo edito o borro una publicación?',
      'encontrar-compradores': '¿Cómo encuentro a quien busca lo que vendo?',
    },
  },
  pagos: {
    title: 'Pagos y protección',
    summary: 'Con qué se paga y dónde está el dinero mientras tanto.',
    questions: {
      'medios-de-pago': '¿Con qué puedo pagar?',
      'dinero-retenido': '¿Qué pasa con mi dinero hasta que recibo el producto?',
      'datos-de-la-tarjeta': '¿Guardan los datos de mi tarjeta?',
      'pago-rechazado': 'Me rechazaron el pago: ¿qué hago?',
      'cuanto-dura-la-reserva': '¿Cuánto tiempo me guardan el producto sin pagar?',
      reembolsos: '¿Cuándo vuelve el dinero de un reembolso?',
    },
  },
  envios: {
    title: 'Envíos y entregas',
    summary: 'Cómo llega un producto y cómo seguirlo.',
    questions: {
      'quien-envia': '¿Quién hace el envío?',
      'envian-a-mi-ciudad': '¿Envían a mi ciudad?',
      'donde-esta-mi-pedido': '¿Dónde está mi pedido?',
      'no-lo-enviaron': 'Pagué y todavía no lo enviaron',
      'confirmar-que-llego': '¿Tengo que confirmar que llegó?',
    },
  },
  reclamos: {
    title: 'Reclamos y arrepentimiento',
    summary: 'Qué hacer si algo sale mal o cambiaste de idea.',
    questions: {
      'no-llego-o-llego-mal': 'No llegó, o llegó mal: ¿cómo reclamo?',
      'como-se-decide': '¿Quién decide un reclamo?',
      'me-arrepenti': 'Me arrepentí: ¿puedo devolverlo?',
      'me-reclamaron': 'Me abrieron un reclamo: ¿qué hago?',
    },
  },
  tarifas: {
    title: 'Cuánto cuesta',
    summary: 'Lo que cobramos, y lo que no.',
    questions: {
      'cuanto-cobran': '¿Cuánto cobran por vender?',
      'cuanto-cuesta-comprar': '¿Comprar tiene algún recargo?',
      'cuanto-cuesta-publicar': '¿Publicar tiene costo?',
      'comision-de-reventa': '¿Qué es la comisión de reventa?',
      'cuesta-retirar': '¿Retirar mi saldo tiene costo?',
    },
  },
  revender: {
    title: 'Revender',
    summary: 'Ganar una comisión con lo que publican otros.',
    questions: {
      'como-revendo': '¿Cómo revendo un producto?',
      'cuanto-gano': '¿Cuánto gano y cuándo?',
      'codigo-de-entrega': '¿Qué es el código de entrega?',
      'verificar-identidad': '¿Por qué me piden un documento?',
      'compre-por-un-enlace': 'Compré por el enlace de alguien: ¿qué cambia?',
    },
  },
  solicitudes: {
    title: 'Lo que buscás',
    summary: 'Guardar lo que buscás y que te avisemos cuando aparezca.',
    questions: {
      'que-es-una-solicitud': '¿Qué es una solicitud?',
      'que-es-una-coincidencia': '¿Qué es una coincidencia?',
      'quien-ve-lo-que-busco': '¿Quién ve lo que busco?',
      'dejar-de-recibir-avisos': '¿Cómo dejo de recibir avisos?',
    },
  },
  cuenta: {
    title: 'Tu cuenta',
    summary: 'Contraseña, datos, Premium y cómo irte.',
    questions: {
      'olvide-mi-contrasena': 'Olvidé mi contraseña',
      'cambiar-mi-email': '¿Cómo cambio mi email?',
      'verificacion-en-dos-pasos': '¿Cómo protejo mi cuenta con dos pasos?',
      'perdi-mi-telefono': 'Perdí el teléfono con el que entro',
      premium: '¿Qué es Premium?',
      'descargar-mis-datos': '¿Cómo descargo mis datos?',
      'eliminar-mi-cuenta': '¿Cómo elimino mi cuenta?',
    },
  },
  seguridad: {
    title: 'Comprar y vender seguro',
    summary: 'Cómo cuidarte, y qué hacer si algo no te cierra.',
    questions: {
      'como-me-cuido': '¿Cómo evito una estafa?',
      'me-estafaron': 'Creo que me estafaron',
      'entraron-a-mi-cuenta': 'Creo que alguien entró a mi cuenta',
      'como-denuncio': '¿Cómo denuncio algo?',
      'bloquear-a-alguien': '¿Cómo bloqueo a alguien?',
      'me-suspendieron': 'Me suspendieron la cuenta: ¿qué puedo hacer?',
      'quien-ve-mis-datos': '¿Quién ve mis datos?',
    },
  },
} as const

export type HelpTopic = keyof typeof helpTopics
/** The key of a question of a topic. */
export type HelpQuestion<Topic extends HelpTopic = HelpTopic> = keyof (typeof helpTopics)[Topic]['questions'] & string

/** Where the help begins, and the form that reaches a person. */
export const HELP_PAGE = '/ayuda'
export const CONTACT_PAGE = '/ayuda/contacto'

/** The address of a topic's page or, with a question, of its answer there. */
export const helpPageOf = <Topic extends HelpTopic>(topic: Topic, question?: HelpQuestion<Topic>): string =>
  `${HELP_PAGE}/${topic}${question ? `#${question}` : ''}`

/** Whether the last part of an address names a topic. */
export const isHelpTopic = (name: string): name is HelpTopic => Object.hasOwn(helpTopics, name)

/** Every page of the help that always says the same, for the sitemap. */
export const helpPages: string[] = [HELP_PAGE, ...Object.keys(helpTopics).map((topic) => helpPageOf(topic as HelpTopic)), CONTACT_PAGE]
