import { MIN_PASSWORD, RESET_MINUTES, SESSION_DAYS, UNDO_HOURS } from '@feria/contract/accounts/values'
import { CONTACT_PAGE } from '@feria/contract/help/topics'
import type { Answers } from './answer.ts'

export const account: Answers<'cuenta'> = () => ({
  'olvide-mi-contrasena': {
    words: [
      `Pedí un enlace con tu email y elegí una nueva, de ${MIN_PASSWORD} caracteres o más. El enlace sirve una sola vez y ` +
        `vence a los ${RESET_MINUTES} minutos.`,
      'Si no llega, mirá en correo no deseado. Al cambiarla se cierran tus sesiones.',
    ],
    ways: [['Recuperar contraseña', '/forgot-password']],
  },
  'cambiar-mi-email': {
    words: [
      'En «Datos personales», con tu contraseña. El cambio vale cuando lo confirmás desde el email nuevo.',
      `Al email anterior le avisamos, y desde ahí se puede deshacer por ${UNDO_HOURS} horas.`,
    ],
    ways: [['Datos personales', '/personal-info']],
  },
  'verificacion-en-dos-pasos': {
    words: [
      'Activá la verificación en dos pasos: además de tu contraseña, para entrar pedimos un código de una aplicación de tu teléfono.',
      'Guardá los códigos de recuperación que te damos al activarla. También podés ver en qué dispositivos está abierta tu ' +
        'cuenta y cerrarla en los demás; ' +
        `una sesión sin uso se cierra sola a los ${SESSION_DAYS} días.`,
    ],
    ways: [['Verificación en dos pasos', '/personal-info#verificacion']],
  },
  'perdi-mi-telefono': {
    words: [
      'Entrá con uno de tus códigos de recuperación: cada uno sirve una vez. Después desactivá la verificación o activala en ' +
        'el teléfono nuevo.',
      'Si tampoco los tenés, escribinos desde el email de tu cuenta.',
    ],
    ways: [['Escribirnos', CONTACT_PAGE]],
  },
  premium: {
    words: [
      'Suma una herramienta para vender: arma el borrador de una publicación a partir de tus fotos o de un nombre. Lo ' +
        'revisás y decidís vos.',
      'No se compra desde el sitio: la habilita administración, por un tiempo o sin vencimiento.',
    ],
    ways: [['Escribirnos', CONTACT_PAGE]],
  },
  'descargar-mis-datos': {
    words: [
      'En «Datos personales», «Descargar mis datos» arma un archivo con todo lo que guardamos de vos. Es gratis y no hay que pedirlo.',
    ],
    ways: [['Tus datos', '/personal-info#tus-datos']],
  },
  'eliminar-mi-cuenta': {
    words: [
      'En «Datos personales», «Eliminar cuenta». Antes tienen que terminar tus compras y ventas en curso, y tu saldo tiene ' +
        'que estar en cero.',
      'Se borran tus datos y tus publicaciones dejan de verse. Las compras y ventas terminadas quedan sin tu nombre, porque ' +
        'la ley obliga a conservarlas.',
    ],
    ways: [['Tus datos', '/personal-info#tus-datos']],
  },
})
