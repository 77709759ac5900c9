import { brand } from '../../../lib/brand.ts'

/** The texts of the security screens. */
export const texts = {
  code: 'Código',
  codeHint: 'Los 6 números que muestra tu aplicación ahora.',
  eitherHint: 'El de tu aplicación, o uno de recuperación.',
  codeMissing: 'Ingresá el código.',
  password: 'Tu contraseña',
  passwordMissing: 'Ingresá tu contraseña.',
  cancel: 'Cancelar',
  failed: 'Ocurrió un error',

  change: {
    heading: 'Contraseña',
    what: 'Usá una que no tengas en otro sitio. Si alguien pudo verla, cambiala: se cierran tus otras sesiones.',
    open: 'Cambiar contraseña',
    title: 'Cambiar tu contraseña',
    text: 'En este dispositivo seguís adentro. Los demás salen de tu cuenta enseguida y tienen que entrar con la nueva.',
    present: 'Contraseña actual',
    presentMissing: 'Ingresá tu contraseña actual.',
    next: 'Nueva contraseña',
    nextMissing: 'Ingresá tu nueva contraseña.',
    confirmation: 'Confirmar nueva contraseña',
    same: 'Elegí una distinta de la que tenés.',
    submit: 'Guardar contraseña',
    done: (ended: number) =>
      ended === 0 ? 'Cambiaste tu contraseña.' : `Cambiaste tu contraseña y cerramos ${ended === 1 ? '1 sesión' : `${ended} sesiones`}.`,
  },

  step: {
    title: 'Código de verificación',
    heading: 'Un paso más',
    intro: 'Abrí tu aplicación de verificación e ingresá el código.',
    recoveryIntro: 'Ingresá uno de los códigos que guardaste al activar la verificación. Cada uno sirve una sola vez.',
    recoveryCode: 'Código de recuperación',
    submit: 'Entrar',
    useRecovery: 'Usar un código de recuperación',
    useApp: 'Usar mi aplicación',
    back: 'Volver',
  },

  factor: {
    heading: 'Verificación en dos pasos',
    what:
      'Además de tu contraseña, para entrar te pedimos un código de una aplicación de tu teléfono. Así, aunque alguien ' +
      'sepa tu contraseña, no puede entrar.',
    required: 'Para administrar tenés que activarla.',
    state: { off: 'Desactivada', pending: 'Sin terminar', on: 'Activada' },
    pending: 'Empezaste a activarla y falta el primer código. Mientras tanto entrás solo con tu contraseña.',
    on: (day: string) => `Desde el ${day}. Para entrar hacen falta tu contraseña y un código de tu aplicación.`,
    left: (count: number) => (count === 1 ? 'Te queda 1 código de recuperación.' : `Te quedan ${count} códigos de recuperación.`),
    none: 'No te quedan códigos de recuperación: si perdés tu teléfono no vas a poder entrar. Generá nuevos.',
    turnOn: 'Activar',
    goOn: 'Terminar de activar',
    renew: 'Generar códigos nuevos',
    turnOff: 'Desactivar',
    loadFailed: 'No pudimos cargar tu verificación en dos pasos.',
  },

  setUp: {
    title: 'Activar la verificación en dos pasos',
    passwordText: 'Antes de empezar, confirmá que sos vos.',
    next: 'Continuar',
    scan: 'Escaneá este código con tu aplicación de verificación: Google Authenticator, Aegis, 2FAS o la que prefieras.',
    qr: 'Código QR para tu aplicación de verificación',
    byHand: '¿No podés escanearlo? Escribí esta clave en la aplicación:',
    onPhone: 'Abrir en mi aplicación',
    secret: 'la clave',
    afterwards: 'Después ingresá el código que te muestra.',
    confirm: 'Activar',
  },

  codes: {
    title: 'Guardá tus códigos de recuperación',
    text: 'Si perdés tu teléfono, con uno de estos códigos podés entrar. Cada uno sirve una sola vez. No los vas a ver de nuevo.',
    list: 'Códigos de recuperación',
    all: 'los códigos',
    download: 'Descargar',
    print: 'Imprimir',
    done: 'Ya los guardé',
    file: 'codigos-de-recuperacion.txt',
    fileHead: `Códigos de recuperación de ${brand}. Cada uno sirve una sola vez.`,
    leave: {
      title: '¿Cerrar sin guardar los códigos?',
      text: 'No los vas a ver de nuevo. Si perdés tu teléfono, son la única forma de entrar.',
      yes: 'Cerrar igual',
    },
  },

  renew: {
    title: 'Generar códigos nuevos',
    text: 'Te damos diez códigos de recuperación nuevos y los anteriores dejan de servir.',
    submit: 'Generar códigos',
  },

  off: {
    title: 'Desactivar la verificación en dos pasos',
    text: 'Para entrar va a alcanzar con tu contraseña. Tus códigos de recuperación dejan de servir.',
    submit: 'Desactivar',
    done: 'Desactivaste la verificación en dos pasos.',
  },

  sessions: {
    heading: 'Sesiones abiertas',
    what: 'Los dispositivos en los que entraste a tu cuenta. Si no reconocés alguno, cerralo y cambiá tu contraseña.',
    current: 'Esta sesión',
    since: (moment: string) => `Entraste el ${moment}`,
    recently: 'Usada en la última hora',
    used: (ago: string) => `Usada ${ago}`,
    end: 'Cerrar',
    endOf: (device: string) => `Cerrar la sesión de ${device}`,
    question: {
      title: '¿Cerrar esta sesión?',
      text: (device: string) => `${device} sale de tu cuenta enseguida. Para volver hay que iniciar sesión de nuevo.`,
      yes: 'Cerrar sesión',
    },
    ended: 'Cerramos esa sesión.',
    endOthers: 'Cerrar todas las demás',
    questionOthers: {
      title: '¿Cerrar todas las demás sesiones?',
      text: 'Todos tus otros dispositivos salen de tu cuenta enseguida. En este seguís adentro.',
      yes: 'Cerrar las demás',
    },
    othersEnded: (count: number) => (count === 1 ? 'Cerramos 1 sesión.' : `Cerramos ${count} sesiones.`),
    alone: 'No hay otras sesiones abiertas.',
    loadFailed: 'No pudimos cargar tus sesiones.',
    endFailed: 'No pudimos cerrar la sesión.',
  },
} as const
