import type { Wish, WishFields } from '@feria/contract/wishes/schemas'
import { Skeleton } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { showAlert } from '../../../lib/alert-box.ts'
import { notify } from '../../../lib/notify.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormSheet, type InSheet } from '../../../ui/form-sheet.tsx'
import form from '../../catalogue/selling/forms.module.css'
import { createWish, updateWish } from '../wish-mutations.ts'
import { wishQuery } from '../wishes-queries.ts'
import { RequestForm } from './request-form.tsx'
import { emptyRequest, type RequestValues, valuesOf } from './request-values.ts'
import { texts } from './texts.ts'

interface Create {
  /** Called with a new wish, before the member is told. */
  onCreated: (wish: Wish) => void
}

const NewForm = ({ onCreated, ...inside }: InSheet & Create) => {
  const draft = useDraft<RequestValues>('request:new', emptyRequest)
  const create = useMutation(createWish)
  const send = async (body: WishFields) => {
    try {
      onCreated(await create.mutateAsync(body))
    } catch (error) {
      await showAlert(texts.createFailed)
      throw error
    }
    draft.clear()
    inside.onDirty(null)
    inside.onDone()
    await showAlert(texts.created)
  }
  return <RequestForm isNew base={emptyRequest} draft={draft} onSend={send} {...inside} />
}

const LoadedForm = ({ wish, ...inside }: InSheet & { wish: Wish }) => {
  const base = useMemo(() => valuesOf(wish), [wish])
  const draft = useDraft<RequestValues>(`request:${wish.id}`, base)
  const update = useMutation(updateWish(wish.id))
  const send = async (body: WishFields) => {
    try {
      await update.mutateAsync(body)
    } catch (error) {
      await showAlert(texts.updateFailed)
      throw error
    }
    draft.clear()
    inside.onDirty(null)
    inside.onDone()
    void notify({ message: texts.updated, kind: 'success' })
  }
  return <RequestForm isNew={false} base={base} draft={draft} onSend={send} {...inside} />
}

const EditForm = ({ id, ...inside }: InSheet & { id: string }) => {
  const { data: wish, error, refetch } = useQuery(wishQuery(id))
  if (wish) return <LoadedForm wish={wish} {...inside} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <div className={form.form} aria-busy="true">
      <Skeleton height={72} />
      <Skeleton height={72} />
      <Skeleton height={72} />
      <Skeleton height={48} />
    </div>
  )
}

interface Props extends Create {
  target: string | null
  onClose: () => void
}

/** The modal of a wish, a sheet on phones: `target` is an id to edit, `new`, or null for closed. Asks before unsaved changes are lost. */
export const RequestDialog = ({ target, onClose, onCreated }: Props) => (
  <FormSheet target={target} onClose={onClose} titleOf={(isNew) => (isNew ? texts.form.titleNew : texts.form.titleEdit)}>
    {(id, inside) => (id === null ? <NewForm {...inside} onCreated={onCreated} /> : <EditForm id={id} {...inside} />)}
  </FormSheet>
)
