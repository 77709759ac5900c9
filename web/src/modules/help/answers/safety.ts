import { CONTACT_PAGE, helpPageOf } from '@feria/contract/help/topics'
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
  'quien-ve-mis-datos': {
    words: [
      'Tu nombre y tu foto los ve cualquiera que mire lo que vendés. Tu email, a lo sumo la otra parte de una conversación aceptada o ' +
        'de una compra pagada. La dirección de un envío, quien lo vende. El teléfono y el domicilio de tu cuenta, ningún otro miembro.',
    ],
    ways: [['Política de privacidad', '/privacy-policy']],
  },
})
