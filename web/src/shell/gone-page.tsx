import { useTitle } from '../lib/use-title.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/plain-button.tsx'

const seller = { title: 'Este vendedor ya no está', text: 'Dejó la feria. Puede que alguien más venda lo que buscás.' }
const product = { title: 'Este producto ya no está', text: 'Se vendió o lo sacaron de la venta. Puede que haya otro parecido.' }

const wish = { title: 'Ya no se busca', text: 'Lo encontró, o dejó de buscarlo. Puede que alguien más busque lo que tenés.' }

/** What a public page was about; a product where nothing is said. */
const kinds = { seller, wish, product }

/** Shown for a product that is not on sale any more, a seller who left and a wish that was switched off. */
export const GonePage = ({ kind }: { kind: unknown }) => {
  useTitle('Ya no está')
  return (
    <div className="page">
      <h1 className="only-read">Ya no está</h1>
      <EmptyState
        {...(kinds[kind as keyof typeof kinds] ?? product)}
        action={<LinkButton to="/explorar">Ver todos los productos</LinkButton>}
      />
    </div>
  )
}
