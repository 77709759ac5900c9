import * as api from '@feria/contract/routes'
import { Button, NativeSelect } from '@mantine/core'
import { usePages } from '../../lib/use-route.ts'
import classes from './admin.module.css'
import { ListStates } from './list-states.tsx'
import { SearchField } from './search-field.tsx'
import { texts } from './texts.ts'
import { useAddressParts, useAddressText } from './use-address-text.ts'
import { VisibilityRow } from './visibility-row.tsx'

const labels = texts.visibility

/** «Manage Products Visibility»: the products of one member or of everybody, each «Visible» or «Oculto». */
export const VisibilitySection = () => {
  const search = useAddressText('producto')
  const { params, change } = useAddressParts()
  const userId = params.get('vendedor') ?? ''
  const visible = params.get('visibilidad') ?? ''
  const query = { userId, search: search.settled, visible: visible === '' ? '' : String(visible === 'visibles') }
  const list = usePages(api.catalogue.supervise, { query }, { keepsPrevious: true })
  const name = params.get('vendedorNombre') ?? list.items[0]?.seller.name ?? ''
  return (
    <section className={classes.section} aria-labelledby="visibility">
      <h2 id="visibility" tabIndex={-1}>
        {labels.heading}
      </h2>
      <p className={classes.hint}>{labels.hint}</p>
      <search className={classes.line}>
        <SearchField label={labels.search} typed={search.typed} onType={search.type} />
        <NativeSelect
          aria-label={labels.filter}
          value={visible}
          onChange={(event) => change({ visibilidad: event.currentTarget.value })}
          data={[
            { value: '', label: labels.all },
            { value: 'visibles', label: labels.onlyVisible },
            { value: 'ocultos', label: labels.onlyHidden },
          ]}
        />
      </search>
      {userId && (
        <p className={classes.chosen}>
          <span>{labels.of(name)}</span>
          <Button variant="default" size="sm" onClick={() => change({ vendedor: '', vendedorNombre: '' })}>
            {labels.everybody}
          </Button>
        </p>
      )}
      <ul className={classes.products}>
        {list.items.map((product) => (
          <VisibilityRow key={product.id} product={product} />
        ))}
      </ul>
      <ListStates list={list} nothing={labels.nothing} />
    </section>
  )
}
