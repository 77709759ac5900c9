import * as api from '@feria/contract/routes'
import { Button, Skeleton } from '@mantine/core'
import { notify } from '../../lib/notify.ts'
import { useAction, useRoute } from '../../lib/use-route.ts'
import { confirm } from '../../ui/confirm.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { AddressLines } from '../payments/delivery/address-lines.tsx'
import classes from './orders.module.css'
import { texts } from './texts.ts'

const labels = texts.addressBook

/** The member's address book, on the page of their data: what they had parcels sent to, each to be removed. */
export const AddressBook = () => {
  const { data, error, refetch } = useRoute(api.orders.addresses, {})
  const remove = useAction(api.orders.removeAddress, {
    refreshes: [api.orders.addresses],
    onSuccess: () => void notify({ message: labels.removed, kind: 'success' }),
    onError: () => void notify({ message: labels.failed, kind: 'error' }),
  })
  const ask = async (id: string, street: string) => {
    if (await confirm({ title: labels.ask, text: labels.askText(street), yes: labels.remove })) remove.mutate({ params: { id } })
  }
  return (
    <section className={classes.sheet} aria-labelledby="direcciones">
      <h2 id="direcciones" className={classes.heading}>
        {labels.heading}
      </h2>
      {!data && error && <ErrorState error={error} title={labels.loadFailed} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={72} aria-busy="true" />}
      {data?.length === 0 && <p className={classes.quiet}>{labels.empty}</p>}
      {data && data.length > 0 && (
        <ul className={classes.items}>
          {data.map((address) => (
            <li key={address.id} className={classes.codeLine}>
              <AddressLines address={address} />
              <Button
                variant="default"
                aria-label={labels.removeOf(address.street)}
                loading={remove.isPending && remove.variables.params.id === address.id}
                onClick={() => void ask(address.id, address.street)}
              >
                {labels.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
