import { CONTACT_PAGE, helpPageOf } from '@feria/contract/help/topics'
import { ABUSE_APPEAL_DAYS, ABUSE_APPEAL_HOURS, ABUSE_HOURS } from '@feria/contract/moderation/values'
import { brand } from '../../../lib/brand.ts'
import type { Answers } from './answer.ts'

export const safety: Answers<'seguridad'> = () => ({
  'como-me-cuido': {
    words: [
      `Pagá y cobrá siempre adentro de ${brand}. Si te piden una transferencia, una seña o seguir por otro lado, no sigas: ` +
        'por fuera no podemos cuidar tu dinero.',
      'No compartas tu contraseña, ni códigos que te lleguen, ni el código de entrega antes de tener el producto. Nunca te ' +
        'los vamos a pedir.',
      'Confirmá que lo recibiste recién cuando lo tengas y lo hayas mirado.',
    ],
    ways: [['¿Qué pasa con mi dinero hasta que recibo el producto?', helpPageOf('pagos', 'dinero-retenido')]],
  },
  'me-estafaron': {
    words: [
      `Si pagaste adentro de ${brand}, abrí un reclamo ahora desde la compra: el dinero queda retenido hasta que se resuelva.`,
      'Si pagaste por fuera, avisá a tu banco y hacé la denuncia. Contanos qué pasó y con qué publicación, para que lo miremos.',
    ],
    ways: [
      ['Ver mi historial', '/history'],
      ['Escribirnos', CONTACT_PAGE],
    ],
  },
  'entraron-a-mi-cuenta': {
    words: [
      'Cambiá tu contraseña: los demás dispositivos salen de tu cuenta en el momento. Mirá también tus sesiones abiertas y ' +
        'activá la verificación en dos pasos.',
      'Si te cambiaron el email, usá el enlace que mandamos a tu email anterior: deshace el cambio y elegís una contraseña nueva.',
    ],
    ways: [
      ['Cambiar contraseña', '/personal-info#contrasena'],
      ['Recuperar contraseña', '/forgot-password'],
    ],
  },
  'como-denuncio': {
    words: [
      'Con «Denunciar», en el menú de tres puntos de cada publicación, persona, mensaje, opinión o solicitud. Elegís por qué, y ' +
        'si querés contás más. Quien denunciaste no se entera de que fuiste vos.',
      `Lo mira una persona: lo que pone a alguien en peligro, en ${ABUSE_HOURS.danger} horas; un posible fraude, en ` +
        `${ABUSE_HOURS.fraud}; lo demás, en ${ABUSE_HOURS.other}. Te contamos qué se decidió, y hasta entonces la podés retirar.`,
    ],
    ways: [['Mis denuncias', '/denuncias']],
  },
  'bloquear-a-alguien': {
    words: [
      'Con «Bloquear», en el mismo menú de tres puntos de la persona o de la conversación. Dejan de verse: ni mensajes, ni ofertas, ni ' +
        'publicaciones, de ninguno de los dos lados. No se le avisa, y lo deshacés cuando quieras.',
      'Una compra ya pagada sigue igual, con su entrega y sus reclamos.',
    ],
    ways: [['Personas bloqueadas', '/bloqueados']],
  },
  'me-suspendieron': {
    words: [
      'Al entrar te decimos hasta cuándo y por qué. Mientras tanto podés terminar las compras y ventas que estaban en curso, retirar ' +
        'tu saldo y descargar tus datos.',
      `Si no estás de acuerdo, apelá una vez, hasta ${ABUSE_APPEAL_DAYS} días después: lo miramos de nuevo, si se puede otra persona, ` +
        `y te contestamos en ${ABUSE_APPEAL_HOURS} horas.`,
    ],
    ways: [
      ['Qué se decidió', '/suspension'],
      ['Escribirnos', CONTACT_PAGE],
    ],
  },
  'quien-ve-mis-datos': {
    words: [
      'Tu nombre y tu foto los ve cualquiera que mire lo que vendés. Tu email, a lo sumo la otra parte de una conversación aceptada o ' +
        'de una compra pagada. La dirección de un envío, quien lo vende. El teléfono y el domicilio de tu cuenta, ningún otro miembro.',
    ],
    ways: [['Política de privacidad', '/privacy-policy']],
  },
})
