import { MAX_PICTURES } from '@feria/contract/catalogue/values'
import { helpPageOf } from '@feria/contract/help/topics'
import { CLAIM_DAYS, HAND_OVER_DAYS, SILENCE_DAYS } from '@feria/contract/orders/values'
import { PAYOUT_HOLD_HOURS } from '@feria/contract/payments/values'
import { type Answers, inWorkingDays } from './answer.ts'

export const selling: Answers<'vender'> = ({ sendWorkingDays, payoutTrustSales }) => ({
  'como-publico': {
    words: [
      `Subí hasta ${MAX_PICTURES} fotos, poné el nombre, el precio, dónde está, en qué estado y cómo llega, y publicá. Queda a la venta ` +
        'en el momento.',
      'A las fotos les sacamos los datos ocultos, como el lugar donde las tomaste.',
    ],
    ways: [['Publicar un producto', '/new-product']],
  },
  'que-precio-pongo': {
    words: [
      'Podés publicar en pesos o en dólares. Mientras escribís, si hay bastantes productos parecidos, te mostramos entre qué ' +
        'valores se venden.',
      'Sin precio aparece «A convenir»: lo pueden ver y consultarte, pero no comprarlo directamente.',
    ],
  },
  'vendi-y-ahora': {
    words: [
      'Te avisamos cuando el pago está aprobado. Coordiná la entrega con quien te compró y marcá la venta como enviada; si la mandás por ' +
        'correo, sumá el número de seguimiento. Si eligió el envío, la dirección está en la venta.',
      `Un envío tiene que figurar como enviado en ${inWorkingDays(sendWorkingDays)}: los sábados, los domingos y los feriados nacionales ` +
        `no cuentan. Lo que se retira o se acuerda, en ${HAND_OVER_DAYS} días. Si no, el dinero vuelve a quien te compró; hasta qué día ` +
        'tenés lo ves en la venta.',
      'Si se la das en mano, cargá el código de seis números que te muestra quien compró, o leé su QR: la venta queda completada en el ' +
        'momento.',
      'Si no podés entregarla, tocá «No puedo entregarlo»: le devolvemos todo el dinero a quien te compró.',
    ],
    ways: [['Ver mis ventas', '/history?tab=ventas']],
  },
  'cuando-cobro': {
    words: [
      `El dinero pasa a tu saldo cuando quien te compró confirma que lo recibió, o cuando cargás su código de entrega. Si no dice ` +
        `nada, a los ${SILENCE_DAYS} días de enviado se da por recibido.`,
      'Si hay un reclamo, queda retenido hasta que se resuelva. Un reclamo posterior a la entrega puede volver a retener lo ' +
        'que ya tenías en tu saldo.',
      `Lo que una empresa vende por el enlace de un revendedor, o entrega con el código de quien compra, espera ${CLAIM_DAYS} días ` +
        'más, hasta que quien compró ya no pueda arrepentirse.',
    ],
    ways: [['Ver mi saldo', '/saldo']],
  },
  'retirar-mi-saldo': {
    words: [
      ...(payoutTrustSales > 0
        ? [
            `Hasta que tengas ${payoutTrustSales === 1 ? '1 venta' : `${payoutTrustSales} ventas`} sin problemas, lo de cada venta lo ` +
              `podés retirar a los ${CLAIM_DAYS} días de que la recibieron, cuando ya no te pueden reclamar. Después, en el momento.`,
          ]
        : []),
      'En «Mi saldo» tocá «Retirar» y poné el monto y tu CBU, CVU o alias. La cuenta tiene que estar a tu nombre. Administración hace la ' +
        'transferencia y te avisamos.',
      `La primera vez que usás una cuenta te pedimos la contraseña y el retiro espera ${PAYOUT_HOLD_HOURS} horas. Te ` +
        'mandamos un email por si no fuiste vos y hay que frenarlo.',
    ],
    ways: [
      ['Ver mi saldo', '/saldo'],
      ['¿Retirar mi saldo tiene costo?', helpPageOf('tarifas', 'cuesta-retirar')],
    ],
  },
  'dar-gratis': {
    words: ['Sí: ponele precio 0. Se muestra como gratis y lo piden sin tarjeta ni cobros. La entrega se coordina igual que en una venta.'],
  },
  'editar-o-borrar': {
    words: [
      'Desde tu panel de vendedor podés editar, ocultar o eliminar cada publicación. Lo que ya tiene compras no se puede ' +
        'eliminar, porque también es parte de la historia de otra persona: ocultalo.',
    ],
    ways: [['Ir a mi panel de vendedor', '/seller-dashboard']],
  },
  'encontrar-compradores': {
    words: [
      'Hay una página con lo que la gente busca y quiso mostrar. Cuando publicás algo que coincide con una solicitud, avisamos a ' +
        'quien la hizo.',
      'En tu panel, «Buscar compradores» muestra a quienes aceptaron que los encuentren. No mostramos su email ni su ' +
        'teléfono: les llega tu oferta y deciden.',
    ],
    ways: [['Ver qué se busca', '/busco']],
  },
})
