import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTitle } from '../lib/use-title.ts'
import { EmptyState } from '../ui/empty-state.tsx'

const seller = { title: 'Este vendedor ya no está', text: 'Dejó la feria. Puede que alguien más venda lo que buscás.' }
const product = { title: 'Este producto ya no está', text: 'Se vendió o lo sacaron de la venta. Puede que haya otro parecido.' }

/** Shown for a product that is not on sale any more, and for a seller who left. */
export const GonePage = ({ isSeller }: { isSeller: boolean }) => {
  useTitle('Ya no está')
  return (
    <div className="page">
      <h1 className="only-read">Ya no está</h1>
      <EmptyState
        {...(isSeller ? seller : product)}
        action={
          <Button component={Link} to="/explorar">
            Ver todos los productos
          </Button>
        }
      />
    </div>
  )
}
