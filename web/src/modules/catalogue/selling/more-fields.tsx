import { MAX_BRAND } from '@feria/contract/catalogue/values'
import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { texts } from './texts.ts'

const labels = texts.offer

/** The brand of a product; nobody has to give one. */
export const BrandField = <Values,>({ form }: { form: UseFormReturnType<Values> }) => (
  <TextInput label={labels.brand} maxLength={MAX_BRAND} autoComplete="off" {...form.getInputProps('brand')} />
)

/** What either form asks last: details under the description, if it has a field of its own for them, and how the seller deals. */
export const DealFields = <Values,>({ form, details }: { form: UseFormReturnType<Values>; details: string | null }) => (
  <>
    {details && <Textarea label={labels.details} {...form.getInputProps(details)} />}
    <TextInput label={labels.negotiation} placeholder={labels.negotiationHint} {...form.getInputProps('negotiationConditions')} />
    <TextInput label={labels.range} inputMode="numeric" autoComplete="off" {...form.getInputProps('geolocationRange')} />
  </>
)
