import type { Delivery } from '@feria/contract/catalogue/schemas'
import { useForm } from '@mantine/form'
import { useSession } from '../../../lib/session.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { texts } from '../texts.ts'
import { addressChecks, kindOf, noDelivery } from './delivery.ts'

/** The delivery that a buyer chooses for what they buy; survives a reload and the way to the next page. */
export const useDelivery = (id: string) => {
  const name = useSession(({ user }) => user?.name ?? '')
  const draft = useDraft(`delivery:${id}`, noDelivery)
  const form = useForm({
    initialValues: { ...draft.initial, name: draft.initial.name || name },
    validate: addressChecks,
    onValuesChange: draft.save,
  })
  /** True if nothing is left to choose or to fill in; otherwise shows what is, and moves there. */
  const check = (offer: Delivery | null): boolean => {
    if (!offer) return true
    const kind = kindOf(offer, form.values)
    if (!kind) form.setFieldError('kind', texts.delivery.checks.kind)
    const wrong = kind === 'parcel' ? Object.keys(form.validate().errors) : kind ? [] : ['kind']
    const [first] = wrong
    if (first) form.getInputNode(first)?.focus()
    return !first
  }
  return { form, check }
}

export type DeliveryForm = ReturnType<typeof useDelivery>['form']
