import { helpPageOf } from '@feria/contract/help/topics'
import { ANSWER_DAYS, CLAIM_DAYS, CLAIM_PHOTOS, UNDECIDED_DAYS } from '@feria/contract/orders/values'
import type { Answers } from './answer.ts'

export const claims: Answers<'reclamos'> = () => ({
  'no-llego-o-llego-mal': {
    words: [
      `Abrí la compra desde tu historial y tocá «Tengo un problema». Contá qué pasó y sumá hasta ${CLAIM_PHOTOS} fotos.`,
      `Podés reclamar desde que pagaste y hasta ${CLAIM_DAYS} días después de recibirlo. El dinero queda retenido mientras se resuelve.`,
    ],
    ways: [['Ver mi historial', '/history']],
  },
  'como-se-decide': {
    words: [
      `Primero responde quien vendió, que también puede devolverte el dinero en ese momento. Si no responde en ${ANSWER_DAYS} días, te ` +
        'devolvemos todo.',
      'Si responde y no se ponen de acuerdo, decide administración: devolver todo, devolver una parte o pagar a quien vendió. Si a los ' +
        `${UNDECIDED_DAYS} días de la respuesta no lo decidió, también te devolvemos todo.`,
      'La decisión y su motivo los leen las dos partes. Mientras tanto podés retirar tu reclamo si lo arreglaron.',
    ],
  },
  'me-arrepenti': {
    words: [
      `Sí. Tenés ${CLAIM_DAYS} días corridos desde que lo recibís, sin dar motivos (Ley 24.240, artículo 34).`,
      'Desde la compra, tocá «Arrepentirme de la compra». Si no la enviaron, te devolvemos todo en el momento. Si ya la tenés, ' +
        'devolvela sin usar: cuando vuelva, te devolvemos lo que pagaste.',
      'Sin entrar a tu cuenta también podés pedirlo, con el botón de arrepentimiento.',
    ],
    ways: [
      ['Botón de arrepentimiento', '/arrepentimiento'],
      ['Ver mi historial', '/history'],
    ],
  },
  'me-reclamaron': {
    words: [
      `Respondé desde la venta, con lo que pasó y hasta ${CLAIM_PHOTOS} fotos. Se responde una sola vez y lo lee también administración.`,
      `Tenés ${ANSWER_DAYS} días: si no respondés, el dinero vuelve a quien te compró.`,
      'Si le das la razón, tocá «Devolver el dinero» y el reclamo se cierra. Si es un arrepentimiento, esperá a tener el ' +
        'producto de vuelta.',
    ],
    ways: [
      ['Ver mis ventas', '/history?tab=ventas'],
      ['¿Cuándo cobro?', helpPageOf('vender', 'cuando-cobro')],
    ],
  },
})
