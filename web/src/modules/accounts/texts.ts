import { brand } from '../../lib/brand.ts'
import { formTexts } from './form-texts.ts'
import { registerTexts } from './register-texts.ts'

/**
 * The texts of the account screens, those of login and registration from files of their own: strangers get no others. Those given by the
 * specification are verbatim; the others are ours.
 */
export const texts = {
  ...formTexts,
  register: registerTexts,

  chooser: {
    title: 'Tipo de cuenta',
    heading: `¿Cómo vas a usar ${brand}?`,
    legend: 'Tipo de cuenta',
    next: 'Siguiente',
    missing: 'Elegí una opción para continuar.',
    options: [
      { value: 'individuo', label: 'Individuo', hint: 'Compro y vendo por mi cuenta.', path: '/register' },
      { value: 'empresa', label: 'Empresa', hint: 'Vendo en nombre de mi negocio.', path: '/registro-empresa' },
      { value: 'proveedor', label: 'Proveedor', hint: 'Abastezco a otros vendedores.', path: '/registro-proveedor' },
    ],
  },

  business: {
    title: { empresa: 'Registrar empresa', proveedor: 'Registrar proveedor' },
    heading: { empresa: 'Contanos de tu empresa', proveedor: 'Contanos qué proveés' },
    intro: 'Con estos datos armamos tu cuenta. La contraseña la elegís después, desde tu email.',
    choose: 'Elegí una opción',
    country: 'País',
    sector: 'Rubro',
    sectors: { tecnologia: 'Tecnología', comercio: 'Comercio', servicios: 'Servicios' },
    company: 'Nombre de la empresa',
    name: 'Nombre y apellido',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    cuit: 'CUIT (opcional)',
    cuitHint: 'Son 11 números, con guiones o sin ellos.',
    next: 'Siguiente',
    other: 'Volver a elegir el tipo de cuenta',
    countryMissing: 'Elegí un país.',
    sectorMissing: 'Elegí un rubro.',
    companyMissing: 'Ingresá el nombre de la empresa.',
    nameMissing: 'Ingresá tu nombre y apellido.',
    phoneMissing: 'Ingresá tu teléfono.',
    cuitWrong: 'Ese CUIT no es válido. Revisá los 11 números.',
    sent: 'Revisá tu email',
    sentText: 'Te mandamos un enlace para elegir tu contraseña a',
    sentNext: (hours: number) =>
      `Sirve una sola vez y vence en ${hours} horas. Cuando la elijas, ya podés iniciar sesión. Si no lo ves, mirá en correo no deseado.`,
    resend: 'Reenviar',
    resendIn: (seconds: number) => `Reenviar (en ${seconds} s)`,
    sentAgain: 'Te lo mandamos de nuevo.',
    toLogin: 'Ir a iniciar sesión',
  },

  forgot: {
    title: 'Recuperar contraseña',
    heading: 'Recuperá tu contraseña',
    intro: 'Te mandamos un enlace para elegir una nueva.',
    submit: 'Enviar enlace',
    done: 'Correo enviado. Revisa tu bandeja de entrada.',
    failed: 'Ocurrió un error',
  },

  reset: {
    title: 'Nueva contraseña',
    heading: 'Elegí una contraseña nueva',
    intro: 'El enlace sirve una sola vez. Se cierran tus otras sesiones.',
    password: 'Nueva contraseña',
    passwordMissing: 'Ingresá tu nueva contraseña.',
    submit: 'Guardar contraseña',
    done: 'Contraseña restablecida con éxito.',
    failed: 'Ocurrió un error',
    another: 'Pedir otro enlace',
  },

  onboarding: {
    title: 'Cómo empezar',
    heading: `Así es ${brand}`,
    skip: 'Saltar',
    previous: 'Anterior',
    next: 'Siguiente',
    end: 'Crear mi cuenta',
    position: (step: number, of: number) => `Paso ${step} de ${of}`,
    steps: [
      {
        picture: '/images/comprar.svg',
        title: 'Buscá con tus palabras',
        text: 'Escribí lo que necesitás como te salga. La IA entiende acentos, plurales y errores de dedo.',
      },
      {
        picture: '/images/vender.svg',
        title: 'Publicá en minutos',
        text: 'Fotos, precio y listo. Desde tu panel seguís el stock y cada venta.',
      },
      {
        picture: '/images/feria.svg',
        title: 'Cerrá el trato adentro',
        text: 'Pagá con tarjeta y seguí tu compra paso a paso. Nunca transfieras por fuera.',
      },
    ],
  },

  choice: {
    title: 'Inicio',
    heading: '¿Qué deseas hacer hoy?',
    waiting: 'Te espera',
    hello: (name: string) => `Hola, ${name}`,
    welcome: `Te damos la bienvenida a ${brand}`,
    sell: 'Quiero Vender',
    sellHint: 'Publicá lo que ya no usás o lo que producís y encontrá a quien lo busca.',
    buy: 'Quiero Comprar',
    buyHint: 'Contanos qué buscás y te lo acercamos, cerca y al mejor precio.',
    sellNarrow: 'Quiero realizar una Venta',
    buyNarrow: 'Quiero realizar una Compra',
    all: 'Ver todos los productos',
    tiles: 'Accesos directos',
    products: 'Productos',
    favorites: 'Favoritos',
    history: 'Historial',
  },
} as const
