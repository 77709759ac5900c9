import type { ListingState, OddPrice } from '@feria/contract/catalogue/values'
import * as api from '@feria/contract/routes'
import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { usePages, useRoute } from '../../lib/use-route.ts'
import { Sheet } from '../../ui/sheet.tsx'
import classes from './admin.module.css'
import { AdminLayout } from './admin-layout.tsx'
import { BulkBar, ChooseAll } from './bulk-bar.tsx'
import { productColumns } from './list-columns.ts'
import { ListStates } from './list-states.tsx'
import { ListTools } from './list-tools.tsx'
import { NoteForm } from './note-form.tsx'
import { ProductRow } from './product-row.tsx'
import { productTexts as labels } from './products-texts.ts'
import { SearchField } from './search-field.tsx'
import { useAddressParts, useAddressText } from './use-address-text.ts'
import { useSelection } from './use-selection.ts'
import { useVisibilities } from './use-visibilities.ts'

const FILTERS = ['buscar', 'estado', 'categoria', 'precio', 'vendedor', 'vendedorNombre'] as const

const optionsOf = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }))
/** A value of the address, where it is one that there is. */
const among = <Value extends string>(words: Record<Value, string>, value: string): Value | undefined =>
  value in words ? (value as Value) : undefined

/** The filters, each in the address. */
const Filters = () => {
  const search = useAddressText('buscar')
  const { params, change } = useAddressParts()
  const { data: categories = [] } = useRoute(api.catalogue.categories, {})
  const select = (name: string, label: string, any: string, options: { value: string; label: string }[]) => (
    <NativeSelect
      aria-label={label}
      value={params.get(name) ?? ''}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
      data={[{ value: '', label: any }, ...options]}
    />
  )
  return (
    <search>
      <div className={classes.line}>
        <SearchField label={labels.search} typed={search.typed} onType={search.type} />
      </div>
      <div className={classes.line}>
        {select('estado', labels.state, labels.anyState, optionsOf(labels.states))}
        {select(
          'categoria',
          labels.category,
          labels.anyCategory,
          categories.map(({ id, name }) => ({ value: String(id), label: name })),
        )}
        {select('precio', labels.price, labels.anyPrice, optionsOf(labels.prices))}
      </div>
    </search>
  )
}

/** /admin-dashboard/publicaciones: every product, the newest first, found and filtered, many hidden or shown at once. */
export const ProductsPage = () => {
  const { params, change } = useAddressParts()
  const read = (name: (typeof FILTERS)[number]) => params.get(name) ?? ''
  const sellerId = read('vendedor')
  const query = {
    find: read('buscar'),
    state: among<ListingState>(labels.states, read('estado')),
    category: read('categoria'),
    price: among<OddPrice>(labels.prices, read('precio')),
    userId: sellerId,
  }
  const list = usePages(api.catalogue.supervise, { query }, { keepsPrevious: true })
  const selection = useSelection(list.items.map(({ id }) => id))
  const [isHiding, setIsHiding] = useState(false)
  const turn = useVisibilities(() => {
    setIsHiding(false)
    selection.clear()
  })
  const { chosen } = selection
  return (
    <AdminLayout title={labels.title} subtitle={labels.hint}>
      <Filters />
      <ListTools list="products" route={api.catalogue.supervise} query={query} columns={productColumns} filters={FILTERS} />
      {sellerId && (
        <p className={classes.chosen}>
          <span>{labels.of(read('vendedorNombre') || (list.items[0]?.seller.name ?? ''))}</span>
          <Button variant="default" size="sm" onClick={() => change({ vendedor: '', vendedorNombre: '' })}>
            {labels.everybody}
          </Button>
        </p>
      )}
      {list.items.length > 0 && <ChooseAll selection={selection} />}
      <ul className={classes.products}>
        {list.items.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            selection={selection}
            onSeller={sellerId ? undefined : () => change({ vendedor: product.seller.id, vendedorNombre: product.seller.name })}
          />
        ))}
      </ul>
      <ListStates list={list} nothing={labels.nothing} />
      <BulkBar selection={selection}>
        <Button color="red" disabled={turn.isPending} onClick={() => setIsHiding(true)}>
          {labels.hide}
        </Button>
        <Button
          variant="default"
          loading={turn.isPending && !isHiding}
          onClick={() => turn.mutate({ body: { ids: chosen, visible: true } })}
        >
          {labels.show}
        </Button>
      </BulkBar>
      <Sheet isOpen={isHiding} onClose={() => setIsHiding(false)} title={labels.hideForm.title(chosen.length)}>
        <NoteForm
          words={{ ...labels.hideForm, failed: labels.failed }}
          call={turn}
          isDangerous
          onSubmit={(reason) => turn.mutate({ body: { ids: chosen, visible: false, reason } })}
        />
      </Sheet>
    </AdminLayout>
  )
}
