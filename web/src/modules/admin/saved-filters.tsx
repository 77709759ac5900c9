import type { SavedFilter } from '@feria/contract/admin/schemas'
import { type ListName, MAX_FILTER_NAME } from '@feria/contract/admin/values'
import * as api from '@feria/contract/routes'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconFilter, IconX } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { useAction, useRoute } from '../../lib/use-route.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { offerUndo } from '../../ui/undo-toast.ts'
import admin from './admin.module.css'
import { listTexts } from './list-texts.ts'
import classes from './lists.module.css'
import { queryOf } from './query-of.ts'
import { useAddressParts } from './use-address-text.ts'

const labels = listTexts.filters
const refreshes = [api.admin.savedFilters]

interface Props {
  list: ListName
  /** The parts of the address that are filters of this list: those alone are kept, and set. */
  parts: readonly string[]
}

const NameForm = ({ list, query, onSaved }: { list: ListName; query: string; onSaved: () => void }) => {
  const [name, setName] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const save = useAction(api.admin.saveFilter, { refreshes, onSuccess: onSaved })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setIsMissing(true)
    if (!save.isPending) save.mutate({ body: { section: list, name, query } })
  }
  return (
    <form noValidate className={admin.grant} onSubmit={submit}>
      <TextInput
        data-autofocus
        label={labels.name}
        description={labels.hint}
        maxLength={MAX_FILTER_NAME}
        value={name}
        error={save.error?.fields.name ?? (isMissing && name.trim() === '' ? labels.missing : undefined)}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {save.error && <InlineNotice kind="error">{explain(save.error, labels.failed)}</InlineNotice>}
      <Button type="submit" fullWidth loading={save.isPending}>
        {labels.submit}
      </Button>
    </form>
  )
}

interface ChipProps {
  filter: SavedFilter
  isOn: boolean
  onApply: () => void
  onForget: () => void
}

const Chip = ({ filter: { name }, isOn, onApply, onForget }: ChipProps) => (
  <li className={classes.chip}>
    <Button variant={isOn ? 'filled' : 'default'} aria-pressed={isOn} className={classes.chipName} onClick={onApply}>
      {name}
    </Button>
    <ActionIcon variant="default" className={classes.chipRemove} aria-label={labels.remove(name)} onClick={onForget}>
      <IconX size={16} aria-hidden="true" />
    </ActionIcon>
  </li>
)

/** The filters that the caller keeps of a list, one press away, and keeping the one that is set. */
export const SavedFilters = ({ list, parts }: Props) => {
  const { params, change } = useAddressParts()
  const [isNaming, setIsNaming] = useState(false)
  const onError = (error: unknown) => void notify({ message: explain(error, labels.failed), kind: 'error' })
  const restore = useAction(api.admin.saveFilter, { refreshes, onError })
  const remove = useAction(api.admin.removeSavedFilter, { refreshes, onError })
  const { data = [] } = useRoute(api.admin.savedFilters, {})
  const own = data.filter(({ section }) => section === list)
  const query = queryOf(params, parts)
  const apply = (filter: SavedFilter) => {
    const next = new URLSearchParams(filter.query === query ? '' : filter.query)
    change(Object.fromEntries(parts.map((name) => [name, next.get(name) ?? ''])))
  }
  const forget = ({ id, section, name, query }: SavedFilter) =>
    remove.mutate(
      { params: { id } },
      { onSuccess: () => void offerUndo(labels.removed(name), () => restore.mutate({ body: { section, name, query } })) },
    )
  return (
    <div className={classes.filters}>
      {own.length > 0 && (
        <ul className={classes.chips} aria-label={labels.label}>
          {own.map((filter) => (
            <Chip
              key={filter.id}
              filter={filter}
              isOn={filter.query === query}
              onApply={() => apply(filter)}
              onForget={() => forget(filter)}
            />
          ))}
        </ul>
      )}
      {query !== '' && !own.some((filter) => filter.query === query) && (
        <Button variant="subtle" leftSection={<IconFilter size={18} aria-hidden="true" />} onClick={() => setIsNaming(true)}>
          {labels.save}
        </Button>
      )}
      <Sheet isOpen={isNaming} onClose={() => setIsNaming(false)} title={labels.save} size="sm">
        <NameForm list={list} query={query} onSaved={() => setIsNaming(false)} />
      </Sheet>
    </div>
  )
}
