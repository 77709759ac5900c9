import { countries, countryNames, sectors } from '@feria/contract/accounts/values'
import * as api from '@feria/contract/routes'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link, useLocation } from 'react-router'
import { explain } from '../../lib/call.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { useAction } from '../../lib/use-route.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import { StepProgress } from '../../ui/step-progress.tsx'
import layout from './auth-layout.module.css'
import { AuthLayout } from './auth-layout.tsx'
import { BusinessSent } from './business-sent.tsx'
import { businessBody, businessChecks, businessErrors, emptyBusiness, kindAt } from './business-values.ts'
import { EmailField } from './email-field.tsx'
import { texts } from './texts.ts'

const labels = texts.business
const chooseCountry = [{ value: '', label: labels.choose }, ...countries.map((value) => ({ value, label: countryNames[value] }))]
const chooseSector = [{ value: '', label: labels.choose }, ...sectors.map((value) => ({ value, label: labels.sectors[value] }))]

/** /registro-empresa and /registro-proveedor: the second step of either; an emailed link then sets the password. */
export const BusinessPage = () => {
  const kind = kindAt(useLocation().pathname)
  const draft = useDraft('business', emptyBusiness)
  const form = useForm({ initialValues: draft.initial, validate: businessChecks, onValuesChange: draft.save })
  const register = useAction(api.accounts.registerBusiness, {
    onSuccess: draft.clear,
    onError: (error) => form.setErrors(businessErrors(error)),
  })
  const submit = form.onSubmit((values) => {
    if (!register.isPending) register.mutate({ body: businessBody(values, kind) })
  })
  const field = (name: keyof typeof emptyBusiness) => ({ required: true, withAsterisk: false, ...form.getInputProps(name) })
  if (register.isSuccess) return <BusinessSent body={register.variables.body} />
  return (
    <AuthLayout heading={labels.heading[kind]} intro={labels.intro}>
      <StepProgress step={2} count={2} />
      <form noValidate className={layout.form} onSubmit={submit}>
        <NativeSelect label={labels.country} data={chooseCountry} autoComplete="country" {...field('country')} />
        <NativeSelect label={labels.sector} data={chooseSector} {...field('sector')} />
        <TextInput label={labels.company} autoComplete="organization" {...field('company')} />
        {form.values.country === 'ar' && (
          <TextInput
            label={labels.cuit}
            description={labels.cuitHint}
            inputMode="numeric"
            autoComplete="off"
            {...form.getInputProps('cuit')}
          />
        )}
        <TextInput label={labels.name} autoComplete="name" {...field('name')} />
        <TextInput label={labels.phone} type="tel" inputMode="tel" autoComplete="tel" {...field('phone')} />
        <EmailField label={labels.email} {...form.getInputProps('email')} />
        {/* An error shown next to a field is not repeated. */}
        {register.error && Object.keys(businessErrors(register.error)).length === 0 && (
          <InlineNotice kind="error">{explain(register.error, texts.register.failed)}</InlineNotice>
        )}
        <Button type="submit" fullWidth loading={register.isPending}>
          {labels.next}
        </Button>
      </form>
      <p className={layout.foot}>
        <Link to="/Register-step1">{labels.other}</Link>
      </p>
    </AuthLayout>
  )
}
