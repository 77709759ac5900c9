import * as api from '@feria/contract/routes'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { explain } from '../../../lib/call.ts'
import { useAction } from '../../../lib/use-route.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { useCategories } from '../../catalogue/use-categories.ts'
import { keptNear } from '../../search/kept-near.ts'
import { texts } from '../texts.ts'
import classes from './panel.module.css'

const labels = texts.panel

/** How many members look for a category near a place; never shown below five. */
export const DemandNear = () => {
  const categories = useCategories()
  const [category, setCategory] = useState('')
  const [location, setLocation] = useState(keptNear)
  const ask = useAction(api.prospecting.socialSignals)
  const { data } = ask
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!ask.isPending) ask.mutate({ body: { category, location: location.trim() } })
  }
  return (
    <form className={classes.part} onSubmit={submit} noValidate>
      <h3>{labels.demand}</h3>
      <NativeSelect
        label={labels.category}
        value={category}
        onChange={(event) => setCategory(event.currentTarget.value)}
        data={[{ value: '', label: labels.choose, disabled: true }, ...categories.map(({ name }) => name)]}
      />
      <TextInput
        label={labels.location}
        placeholder={labels.locationHint}
        value={location}
        onChange={(event) => setLocation(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={ask.isPending} disabled={category === '' || location.trim() === ''}>
        {labels.ask}
      </Button>
      <div role="status" className={classes.answer}>
        {data && <p>{data.members === null ? labels.few : labels.members(data.members, data.category, data.place)}</p>}
        {data && data.wanted.length > 0 && (
          <ul>
            {data.wanted.map(({ text, members }) => (
              <li key={text}>{labels.wanted(text, members)}</li>
            ))}
          </ul>
        )}
      </div>
      {ask.error && <InlineNotice kind="error">{explain(ask.error, labels.demandFailed)}</InlineNotice>}
    </form>
  )
}
