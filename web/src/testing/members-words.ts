/**
 * What members read: one concept, one word, in one voice. The back office and emails are not bound by it, nor is what members write
 * themselves.
 */

/** Whole words, whatever their case. */
const words = (...all: string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${all.join('|')})(?!\\p{L})`, 'iu')
/** The first words of a sentence or of a request. */
const first = (...all: string[]): RegExp => new RegExp(`(?:^|[.:;!?] |[¡¿]|por favor,? )(?:${all.join('|')})(?!\\p{L})`, 'iu')

/** The words, and the synonyms that no text uses. */
export const glossary: Record<string, RegExp> = {
  // What somebody bought or sold. A «pedido» is what is asked of us: a withdrawal, or something for nothing.
  'compra, venta': words('(?:la|una|tu|esa|esta|mi) orden', 'orden no encontrada', 'órdenes', 'operaci(?:ón|ones)'),
  // The page of something for sale; the thing itself is a «producto».
  publicación: words('anuncios?', 'avisos? clasificados?', 'ítems?'),
  // A wish. Who asks to chat sends a «solicitud de chat».
  solicitud: words('pedidos? de chat', 'deseos?'),
  // A product that fits a wish; MATCH is a page.
  coincidencia: /(?<!\p{L})[Mm]atch(?:es)?(?!\p{L})/u,
  // A buyer complains about a purchase.
  reclamo: words('disputas?', 'quejas?'),
  // The address and what arrives there; «correo» is the post, and «correo no deseado» a folder.
  email: words(
    'e?-?mails? electrónicos?',
    'mails?',
    'correos? electrónicos?',
    'correo enviado',
    'un correo',
    'los correos',
    'el correo de',
  ),
  // An address to open or to share.
  enlace: words('links?', 'vínculos?'),
  // Of a product, a person or a document.
  foto: words('imagen', 'imágenes', 'fotografías?'),
  // What is paid, held and withdrawn; La Plata is a city.
  dinero: words('(?<!la |del )plata'),
  // Who has an account: a member where it has to be told from a visitor.
  'persona, miembro': words('usuari[oa]s?'),
  // To enter with email and password.
  'iniciar sesión': words('logue[a-zé]+', 'login'),
}

/** Forms of «tú» and «usted», and words of Spain: the voice is Argentine, with «vos». */
export const otherVoices: RegExp[] = [
  words('tienes', 'puedes', 'quieres', 'necesitas', 'debes', 'eres', 'deseas', 'sabes', 'haces', 'vienes', 'dices', 'prefieres'),
  words('contigo', 'usted', 'vosotros', 'vuestr[oa]s?', 'inténtalo', 'regístrate', 'asegúrate', 'te has', 'haz', 'haga', 'ponte', 'os'),
  first(
    'ingresa',
    'completa',
    'selecciona',
    'intenta',
    'inicia',
    'verifica',
    'revisa',
    'contacta',
    'agrega',
    'potencia',
    'elige',
    'prueba',
  ),
  first(
    'ingrese',
    'complete',
    'seleccione',
    'intente',
    'inicie',
    'verifique',
    'revise',
    'contacte',
    'elija',
    'pruebe',
    'escriba',
    'vuelva',
  ),
  words('ordenador', 'móvil', 'aquí', 'pulsa', 'pincha', 'coger', 'gafas', 'revisa tu teléfono'),
]

/** Words of those who run the site, which help no member. */
export const operatorsWords: RegExp[] = [
  words('sin configurar', 'configurad[oa]s?', 'esta instalación', 'servidor(?:es)?', 'modelo de (?:IA|lenguaje)', 'base de datos'),
  words('endpoint', 'webhook', 'token', 'backend', 'API', 'URL', 'sandbox', 'JSON', 'procesador(?! de pagos)'),
]

/** Texts that the specification states as they are, by the row that does; «…» stands for a value. */
export const stated: Record<string, string> = {
  REGÍSTRATE: 'ACC-10',
  Usuario: 'ACC-34',
  'Correo electrónico': 'ACC-27',
  'Correo enviado. Revisa tu bandeja de entrada.': 'ACC-49',
  '¿Qué deseas hacer hoy?': 'NAV-10',
  'Cargando información del usuario...': 'SEL-10',
  'No tienes productos cargados. ¡Agrega tu primer producto!': 'SEL-09',
  'Potencia tu búsqueda con IA': 'SRCH-08',
  'Por favor ingresa al menos un término de búsqueda o selecciona una categoría': 'SRCH-05',
  'Error en la API: …': 'SRCH-28',
  'Panel de Matches': 'WISH-11',
  'Ver matches': 'CHAT-24',
  'No puedes chatear con tu propio producto.': 'CHAT-11',
  'Ya tienes una solicitud para este producto.': 'CHAT-10',
  'Error al procesar tu solicitud. Intenta nuevamente.': 'CHAT-12',
  'Error al enviar el mensaje. Intenta nuevamente.': 'CHAT-22',
  'Error de autenticación. Por favor, inicia sesión nuevamente.': 'CHAT-71',
  'La URL del API no es correcta. Contacta al administrador.': 'CHAT-72',
  'Error del servidor: …. Intenta nuevamente.': 'CHAT-73',
  'No se pudo conectar con el servidor. Verifica tu conexión a internet.': 'CHAT-74',
  'Ocurrió un error al cargar el chat. Por favor, intenta nuevamente.': 'CHAT-70',
  'No tienes notificaciones': 'NOTI-05',
  'Hubo un error al iniciar el pago. Intenta de nuevo.': 'PAY-15',
  'Orden no encontrada': 'ORD-20',
  'No se pudo cargar la orden.': 'ORD-19',
  'Necesitas iniciar sesión para revender productos': 'RES-04',
  'Por favor selecciona un producto': 'RES-27',
  '¡Te has registrado exitosamente como revendedor!': 'RES-23',
  'Error al registrarse como revendedor. Inténtalo de nuevo.': 'RES-23',
  'Generar Link de Pago': 'RES-41',
  'Chat de WhatsApp iniciado, revisa tu teléfono': 'RES-52',
  'Por favor completa al menos el nombre y categoría del producto para buscar compradores': 'PROS-02',
  'Por favor ingresa tu ubicación para buscar compradores cercanos': 'PROS-03',
}

/** Texts that are ours and break the rule on purpose, with the reason. */
export const excused: Record<string, string> = {
  'No pudimos conectarnos. Intenta nuevamente.': 'The settled text of [PROS-11].',
  Match: 'The title of /match, whose stated entry is «MATCH».',
  'Ir al Panel de Matches': 'Leads to the stated title.',
  'Los datos tienen que enviarse como JSON.': 'Answers a program; no page sends anything else.',
}

/** What a text does against all of this, in the words that do; empty if it is fine. */
export const faultsOf = (text: string): string[] =>
  text in stated || text in excused
    ? []
    : [...Object.values(glossary), ...otherVoices, ...operatorsWords].flatMap((not) => not.exec(text)?.[0].trim() ?? [])
