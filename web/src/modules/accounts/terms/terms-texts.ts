import type { TermsVersion } from '@feria/contract/accounts/terms'
import {
  ANSWER_DAYS,
  CLAIM_DAYS,
  CLAIM_PHOTOS,
  HAND_OVER_DAYS,
  RECOVER_DAYS,
  SILENCE_DAYS,
  UNDECIDED_DAYS,
} from '@feria/contract/orders/values'
import { PAYOUT_HOLD_HOURS } from '@feria/contract/payments/values'
import { REVIEW_ANSWER_DAYS, REVIEW_DAYS } from '@feria/contract/reviews/values'
import { brand } from '../../../lib/brand.ts'
import type { LongTextWords } from '../../../ui/long-text.tsx'

/** «1 de diciembre de 2026». By hand: the first date that Intl formats is slow on telephones. */
const inWords = (version: TermsVersion): string => {
  const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
  const [year, month, day] = version.split('-').map(Number)
  return `${day} de ${months[(month ?? 1) - 1]} de ${year}`
}

export const since = (version: TermsVersion): string => `Rigen desde el ${inWords(version)}`

/** The terms by version. Every sentence must stay true to what Feria does; a change of its sense is a new version. */
export const terms: Record<TermsVersion, LongTextWords> = {
  '2026-12-01': {
    title: 'Términos y condiciones',
    date: since('2026-12-01'),
    intro:
      `${brand} es un lugar donde las personas y las empresas compran, venden y revenden. Estos términos dicen a qué se compromete ` +
      'quien opera el sitio y a qué te comprometés vos. Están escritos para leerse enteros.',
    sections: [
      {
        id: 'quienes-somos',
        title: `Qué hace ${brand}`,
        items: [
          'Muestra lo que publican sus miembros, pone en contacto a quien compra con quien vende, guarda el dinero hasta la entrega ' +
            'y ayuda ' +
            'cuando algo sale mal. No es dueño de lo que se vende ni parte de cada compra, salvo que la publicación diga lo contrario.',
          'También busca en otros sitios. Lo que está en ellos se compra allá, con sus reglas: acá solo lo mostramos.',
          'La ayuda automática sugiere y redacta; puede equivocarse. Lo que publicás y lo que comprás lo decidís vos.',
        ],
      },
      {
        id: 'tu-cuenta',
        title: 'Tu cuenta',
        items: [
          'Para comprar o vender tenés que ser mayor de 18 años, o emancipado, y dar datos verdaderos. Una empresa la registra quien ' +
            'puede ' +
            'obligarla.',
          'La cuenta es tuya: no la prestes ni la vendas, y cuidá tu contraseña. Podés sumar un segundo paso en «Datos personales».',
          'Podés cerrarla cuando quieras, sin dar motivos, si no tenés compras o ventas en camino ni saldo por retirar.',
        ],
      },
      {
        id: 'publicar',
        title: 'Publicar y vender',
        items: [
          'Publicás lo que es tuyo o estás autorizado a vender, con fotos y descripción verdaderas, y al precio que vas a respetar. ' +
            'Qué no se puede publicar está en las reglas.',
          'Con la compra pagada hay venta. Lo que se manda por correo se envía dentro del plazo que dice la venta; lo que se retira o se ' +
            `acuerda, se entrega dentro de ${HAND_OVER_DAYS} días. Si no, el dinero vuelve a quien compró.`,
          'De cada compra guardamos la publicación tal como estaba al comprar: con eso se decide un reclamo.',
          'Por las fotos y los textos que subís seguís siendo responsable. Nos permitís mostrarlos mientras estén publicados, y después ' +
            'conservarlos en las compras que ya se hicieron.',
        ],
      },
      {
        id: 'el-dinero',
        title: 'El dinero',
        items: [
          'Lo que pagás queda retenido. Pasa a quien vendió cuando decís que lo recibiste, cuando se carga tu código de entrega, o ' +
            `${SILENCE_DAYS} días después del envío si no decís nada.`,
          `Si a los ${RECOVER_DAYS} días no te entregaron lo que se retira o se acuerda, podés recuperar tu dinero con un toque.`,
          'La comisión del sitio, si la hay, se descuenta de la venta: la ves en cada una. La de quien revende se suma al precio y se ve ' +
            'antes de pagar.',
          `El saldo se retira a una cuenta a tu nombre. La primera vez que usás una cuenta, el retiro espera ${PAYOUT_HOLD_HOURS} horas; ` +
            'y mientras tengas pocas ventas terminadas, lo de cada una puede esperar a que ya no te puedan reclamar.',
          'El saldo no es una cuenta de banco y no da intereses. Cuánto dinero de sus miembros tiene el sitio se publica cada noche en ' +
            '«Transparencia».',
        ],
      },
      {
        id: 'si-algo-sale-mal',
        title: 'Reclamos y arrepentimiento',
        items: [
          `Podés reclamar desde que pagás y hasta ${CLAIM_DAYS} días después de recibir, con hasta ${CLAIM_PHOTOS} fotos. Quien vendió ` +
            `tiene ${ANSWER_DAYS} días para responder; si no responde, te devolvemos todo.`,
          'Si no se ponen de acuerdo, decide administración con lo que mostraron las dos partes, y las dos leen por qué. Si a los ' +
            `${UNDECIDED_DAYS} días de la respuesta no decidió, te devolvemos todo.`,
          `Lo que le comprás a una empresa lo podés devolver dentro de los ${CLAIM_DAYS} días corridos de recibirlo, sin dar motivos ` +
            '(Ley 24.240, artículo 34), también con el botón de arrepentimiento.',
          'Nada de esto te quita derechos que te da la ley, ni la garantía legal, ni la vía judicial o la de Defensa del Consumidor.',
        ],
      },
      {
        id: 'opiniones',
        title: 'Opiniones',
        items: [
          `Quienes terminaron una compra pueden opinar una vez, durante ${REVIEW_DAYS} días. Las dos opiniones se publican juntas, y ` +
            `quien la ` +
            `recibe puede responder una vez en ${REVIEW_ANSWER_DAYS} días.`,
          'Nadie puede pagar, pedir a cambio de algo ni amenazar por una opinión. Cómo se calcula el puntaje está al lado de cada puntaje.',
        ],
      },
      {
        id: 'revender',
        title: 'Revender',
        items: [
          'Podés ofrecer por un enlace lo que vende otra persona y ganar una comisión. Decí siempre que revendés, no inventes datos del ' +
            'producto y usá los datos de quien te compra solo para esa entrega.',
        ],
      },
      {
        id: 'premium',
        title: 'Premium',
        items: [
          'Premium suma ayuda para publicar y buscar. Lo podés dejar en el momento y sin dar motivos, con el botón de baja, en «Datos ' +
            'personales»: te mandamos la constancia por email.',
        ],
      },
      {
        id: 'medidas',
        title: 'Si alguien no cumple',
        items: [
          'Administración puede avisar, ocultar una publicación, limitar o suspender una cuenta, o cerrarla. Lo hace con un motivo ' +
            'que se lee, ' +
            'y se puede apelar una vez.',
          'Una cuenta suspendida conserva lo que es suyo: las compras y ventas en camino siguen, y el saldo se puede retirar.',
        ],
      },
      {
        id: 'cambios',
        title: 'Cambios, fallas y ley aplicable',
        items: [
          'Cada versión de estos términos tiene su fecha. Si cambian, te lo avisamos en el sitio y te pedimos que los aceptes; a una ' +
            'compra ya ' +
            'hecha le sigue valiendo la versión de ese día.',
          'El sitio puede fallar o detenerse para su mantenimiento. Lo pagado y lo vendido no se pierde por eso.',
          'Rige la ley argentina, con los jueces del domicilio de quien consume.',
          'Por dudas o pedidos, escribinos desde «Ayuda». Cómo cuidamos tus datos está en la política de privacidad.',
        ],
      },
    ],
  },
}
