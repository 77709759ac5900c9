import * as api from '@feria/contract/routes'
import { Button, Skeleton } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { notify } from '../../lib/notify.ts'
import { useAction, useRoute } from '../../lib/use-route.ts'
import { confirm } from '../../ui/confirm.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { AddressLines } from '../payments/delivery/address-lines.tsx'
import { AddressForm } from './address-form.tsx'
import classes from './orders.module.css'
import { texts } from './texts.ts'

const labels = texts.addressBook

/** The member's address book, on the page of their data: what they had parcels sent to, each to be corrected or removed. */
export const AddressBook = () => {
  const { data, error, refetch } = useRoute(api.orders.addresses, {})
  const remove = useAction(api.orders.removeAddress, {
    refreshes: [api.orders.addresses],
    onSuccess: () => void notify({ message: labels.removed, kind: 'success' }),
    onError: () => void notify({ message: labels.failed, kind: 'error' }),
  })
  const [edited, setEdited] = useState<string | null>(null)
  const openers = useRef(new Map<string, HTMLButtonElement>())
  const finish = (id: string) => {
    flushSync(() => setEdited(null))
    openers.current.get(id)?.focus()
  }
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
              {edited === address.id ? (
                <AddressForm address={address} onDone={() => finish(address.id)} />
              ) : (
                <>
                  <AddressLines className={classes.addressLines} address={address} />
                  <div className={classes.ways}>
                    <Button
                      variant="default"
                      aria-label={labels.editOf(address.street)}
                      ref={(button) => {
                        if (button) openers.current.set(address.id, button)
                      }}
                      onClick={() => setEdited(address.id)}
                    >
                      {labels.edit}
                    </Button>
                    <Button
                      variant="default"
                      aria-label={labels.removeOf(address.street)}
                      loading={remove.isPending && remove.variables.params.id === address.id}
                      onClick={() => void ask(address.id, address.street)}
                    >
                      {labels.remove}
                    </Button>
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
