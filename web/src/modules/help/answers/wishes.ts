import { MAX_WISHES } from '@feria/contract/wishes/values'
import { brand } from '../../../lib/brand.ts'
import type { Answers } from './answer.ts'

export const wishes: Answers<'solicitudes'> = () => ({
  'que-es-una-solicitud': {
    words: [
      'Lo que buscás y todavía no apareció: qué es, hasta cuánto y por dónde. La guardás una vez y te avisamos cuando ' +
        'alguien publica algo así.',
      `Podés tener hasta ${MAX_WISHES} activas. También se guardan desde una búsqueda, con «Avisame cuando aparezca».`,
    ],
    ways: [['Ver mis solicitudes', '/requests']],
  },
  'que-es-una-coincidencia': {
    words: [
      'Un producto que encaja con tu solicitud. «MATCH» es lo que pediste; «CERCANO», algo que puede servirte. Cada una dice por qué.',
      `En MATCH pasás de a uno los productos que están cerca tuyo. Guardar o pasar no te compromete a nada.`,
    ],
    ways: [
      ['Ver mis coincidencias', '/matches'],
      ['Ir a MATCH', '/match'],
    ],
  },
  'quien-ve-lo-que-busco': {
    words: [
      'Una solicitud es privada salvo que elijas que todos la vean. Si la mostrás, se ve qué buscás y en qué provincia: ni ' +
        'tu nombre, ni tu lugar exacto, ni cuánto pagarías.',
      'Quien tiene algo que coincide puede ofrecértelo, y ve una distancia aproximada, nunca dónde estás.',
      `Que te encuentren quienes buscan compradores está apagado hasta que lo actives, y ${brand} anota cada vez que te muestra.`,
    ],
    ways: [['Ver qué se busca', '/busco']],
  },
  'dejar-de-recibir-avisos': {
    words: [
      'En cada solicitud podés silenciar los avisos o apagarla. También elegís en qué horas no te avisamos y si querés un ' +
        'resumen por email.',
      'Los emails de coincidencias y de ofertas tienen al pie un enlace para dejar de recibirlos, sin entrar a tu cuenta.',
    ],
    ways: [['Ver mis solicitudes', '/requests']],
  },
})
