import type { PriceBand } from '@feria/contract/assistant/schemas'
import type { ProductFields } from '@feria/contract/catalogue/schemas'
import type { Currency } from '@feria/contract/money'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useDraft } from '../../../lib/use-draft.ts'
import { useRedirect } from '../../../lib/use-redirect.ts'
import { routeKey, useAction } from '../../../lib/use-route.ts'
import { confirm } from '../../../ui/confirm.ts'
import { focusFirst } from '../../../ui/focus-first.ts'
import { HelpLink } from '../../../ui/help-link.tsx'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Pill } from '../../../ui/pill.tsx'
import { useCategories } from '../use-categories.ts'
import { agreesToPrice } from './agree-to-price.ts'
import { DELIVERY_FIELDS, deliveryChecks } from './delivery-values.ts'
import classes from './forms.module.css'
import { OfferFields } from './offer-fields.tsx'
import { emptyOffer, hasOwnWords, isSample, type OfferValues, offerBody, offerChecks, withSample } from './offer-values.ts'
import type { BuyersProps, OfferDraftProps, PriceHintProps } from './parts.ts'
import { failureOf, productErrors } from './product-errors.ts'
import { drawSample } from './samples.ts'
import { texts } from './texts.ts'
import { readFields } from './title-reading.ts'
import { usePublished } from './use-published.ts'
import { useTitleReading } from './use-title-reading.ts'

const labels = texts.offer
const FIELDS = [...Object.keys(emptyOffer), ...DELIVERY_FIELDS]
const LISTS = [api.catalogue.mine, api.catalogue.list, api.catalogue.shelves]

interface Props {
  Buyers: ComponentType<BuyersProps>
  OfferDraft: ComponentType<OfferDraftProps>
  PriceHint: ComponentType<PriceHintProps>
}

/** /new-product, «What do you offer»: the whole listing form, then the seller's panel. */
export const NewProductPage = ({ Buyers, OfferDraft, PriceHint }: Props) => {
  const redirect = useRedirect()
  const client = useQueryClient()
  const categories = useCategories()
  const draft = useDraft<OfferValues>('offer', emptyOffer)
  const [isSending, setIsSending] = useState(false)
  const [band, setBand] = useState<PriceBand | null>(null)
  const [params] = useSearchParams()
  const asked = params.get('nombre')?.slice(0, 140) ?? ''
  const form = useForm<OfferValues>({
    initialValues: draft.initial.name ? draft.initial : { ...draft.initial, name: asked },
    validate: { ...offerChecks, delivery: deliveryChecks },
    onValuesChange: draft.save,
  })
  const published = usePublished()
  const publish = useAction(api.catalogue.publish, {
    refreshes: LISTS,
    onSuccess: ({ id }) => {
      published.keep(id)
      draft.clear()
      redirect(labels.back, { replace: true })
    },
    onError: (error) => form.setErrors(productErrors(error, FIELDS)),
  })
  const filledIn = useTitleReading(form, readFields, !isSample(form.values))
  const [isOffered, setIsOffered] = useState(false)
  const { isPending, error } = publish
  const isSuccess = publish.isSuccess || isOffered
  const isExample = isSample(form.values)
  const submit = form.onSubmit(
    async (values) => {
      if (isPending || isSuccess || isSending || isExample) return
      const onCurrency = (currency: Currency) => form.setFieldValue('currency', currency)
      if (!(await agreesToPrice(offerBody(values), band, { onCurrency }))) return form.getInputNode('price')?.focus()
      const body = prepare()
      if (body) publish.mutate({ body })
    },
    (errors) => focusFirst(form, errors),
  )
  const prepare = (): ProductFields | null => {
    const { hasErrors, errors } = form.validate()
    if (hasErrors) focusFirst(form, errors)
    return hasErrors || isExample || isSending || isPending || isSuccess ? null : offerBody(form.getValues())
  }
  const leaveOffered = (id: string) => {
    setIsOffered(true)
    published.keep(id)
    for (const list of LISTS) void client.invalidateQueries({ queryKey: [routeKey(list)] })
    draft.clear()
    redirect(labels.back, { replace: true })
  }
  const fill = async () => {
    if (hasOwnWords(form.values) && !(await confirm({ title: labels.askExample, text: labels.askExampleText, yes: labels.replace }))) return
    const sample = drawSample(form.values.sampleName, Math.random())
    const category = categories.find(({ name }) => name === sample.category)
    form.setValues(withSample(form.values, sample, category?.id))
    form.clearErrors()
  }
  return (
    <div className="page">
      <PageHeader title={labels.title} subtitle={labels.subtitle} back={labels.back} />
      <form noValidate className={classes.offer} onSubmit={submit}>
        <p className={classes.quiet}>{labels.required}</p>
        <span className="only-read" role="status">
          {filledIn}
        </span>
        {isExample && (
          <div className={classes.example} role="status">
            <Pill tone="warn">{labels.mark}</Pill>
            <span>{labels.exampleNotice}</span>
          </div>
        )}
        <fieldset disabled={isSuccess} className={classes.fields}>
          <OfferFields
            form={form}
            onBusy={setIsSending}
            draft={<OfferDraft current={form.values} onUse={form.setValues} />}
            PriceHint={PriceHint}
            onBand={setBand}
          >
            <Buyers values={form.values} isLocked={isPending || isSuccess} prepare={prepare} onOffered={leaveOffered} />
            {publish.isSuccess && (
              <InlineNotice kind="success">
                <strong>{labels.done}</strong> <span>{labels.goingOn}</span>
              </InlineNotice>
            )}
            {error && <InlineNotice kind="error">{failureOf(labels.failed, error)}</InlineNotice>}
            {Object.keys(form.errors).length > 0 && !error && <InlineNotice kind="error">{texts.form.hasErrors}</InlineNotice>}
            {isSending && <p role="status">{texts.form.uploading}</p>}
            {isExample && <p className={classes.quiet}>{labels.exampleNotice}</p>}
            <Button type="submit" size="lg" loading={isPending} disabled={isSending || isSuccess || isExample}>
              {labels.submit}
            </Button>
            <div className={classes.helpers}>
              <Button variant="subtle" color="gray" onClick={() => void fill()} disabled={isSuccess}>
                {labels.example}
              </Button>
              <HelpLink topic="tarifas" question="cuanto-cobran" about="Cuánto cuesta vender" />
            </div>
          </OfferFields>
        </fieldset>
      </form>
    </div>
  )
}
