import type { TermsVersion } from '@feria/contract/accounts/terms'
import { APPEAL_HOURS } from '@feria/contract/reviews/values'
import { brand } from '../../../lib/brand.ts'
import type { LongTextWords } from '../../../ui/long-text.tsx'
import { since } from './terms-texts.ts'

/** The rules of living together, by version; they belong to the terms. */
export const rules: Record<TermsVersion, LongTextWords> = {
  '2026-12-01': {
    title: 'Reglas de la feria',
    date: since('2026-12-01'),
    intro: `Para que en ${brand} se pueda comprar y vender tranquilo. Son parte de los términos y condiciones.`,
    sections: [
      {
        id: 'que-no-se-publica',
        title: 'Qué no se publica',
        items: [
          'Armas, municiones, explosivos y pirotecnia sin autorización.',
          'Drogas, medicamentos, productos médicos que necesitan receta, tabaco y vapeadores.',
          'Alcohol a menores, y alimentos caseros sin habilitación.',
          'Animales silvestres o protegidos y lo que se hace con ellos. Mascotas, solo en adopción responsable.',
          'Lo robado, lo falsificado, lo que fue retirado del mercado, y las copias de música, libros o programas sin permiso.',
          'Documentos, títulos, cuentas de otros sitios, datos de personas, dinero, monedas virtuales, préstamos y rifas.',
          'Contenido sexual, y todo lo que ponga en riesgo a una niña, un niño o adolescente.',
          'Lo que la ley argentina prohíbe vender, aunque no esté en esta lista.',
        ],
      },
      {
        id: 'como-se-publica',
        title: 'Cómo se publica',
        items: [
          'Una publicación por producto, en su categoría, con fotos propias y su estado verdadero. Los defectos se muestran.',
          'El precio es el que se cobra. Ni precios de fantasía para aparecer, ni «consultar por privado» cuando hay precio.',
          'Sin teléfonos, emails, enlaces ni cuentas de banco en el texto: para hablar está el chat, y para cobrar, la compra.',
        ],
      },
      {
        id: 'como-se-trata',
        title: 'Cómo nos tratamos',
        items: [
          'Con respeto. No se insulta, no se amenaza, no se discrimina y no se acosa, tampoco en una opinión.',
          'No se mandan mensajes iguales a muchas personas ni se insiste con quien dijo que no.',
          'Los datos de la otra persona se usan para esa compra y para nada más.',
        ],
      },
      {
        id: 'trampas',
        title: 'Trampas',
        items: [
          'No se pide pagar por afuera. Un comprobante de transferencia no es dinero: el que vale es el que muestra la venta.',
          'Nadie pide códigos que llegan por SMS, WhatsApp o email. El código de entrega se muestra recién con el producto en la mano.',
          'No se inventan compras ni opiniones, no se opina de uno mismo con otra cuenta y no se denuncia en banda.',
          'No se automatizan visitas ni cuentas sin permiso, ni se buscan fallas para aprovecharlas. Si encontrás una, contanos.',
        ],
      },
      {
        id: 'que-pasa-si-no',
        title: 'Qué pasa si no se cumplen',
        items: [
          'Según qué tan grave sea y si se repite: un aviso, ocultar la publicación, límites por unos días, la suspensión o el ' +
            'cierre de la cuenta.',
          'Quien recibe una medida lee el motivo y puede apelar una vez. Mira la apelación otra persona de administración, cuando ' +
            'hay más de una.',
          `Las opiniones apeladas se deciden en ${APPEAL_HOURS} horas. Lo que pone en peligro a alguien se mira primero.`,
          'Lo que puede ser un delito se informa a la Justicia.',
        ],
      },
    ],
  },
}
