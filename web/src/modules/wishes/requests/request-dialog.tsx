import type { Wish } from '@feria/contract/wishes/schemas'
import { Skeleton } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import { showAlert } from '../../../lib/alert-box.ts'
import { notify } from '../../../lib/notify.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormSheet, type InSheet } from '../../../ui/form-sheet.tsx'
import form from '../../catalogue/selling/forms.module.css'
import { createWish, updateWish } from '../change-wishes.ts'
import { fetchRequest } from '../fetch-wishes.ts'
import { RequestForm } from './request-form.tsx'
import { emptyRequest, type RequestValues, valuesOf } from './request-values.ts'
import { texts } from './texts.ts'

const NewForm = (inside: InSheet) => {
  const draft = useDraft<RequestValues>('request:new', emptyRequest)
  const send = async (body: Parameters<typeof createWish>[0]) => {
    try {
      await createWish(body)
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
  const send = async (body: Parameters<typeof createWish>[0]) => {
    try {
      await updateWish(wish.id, body)
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

/** Refetched on each opening: the form must start with current values, and must not change while the member edits. */
const EditForm = ({ id, ...inside }: InSheet & { id: string }) => {
  const [wish, setWish] = useState<Wish | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt refetches.
  useEffect(() => {
    let isGone = false
    setError(null)
    fetchRequest(id).then(
      (found) => isGone || setWish(found),
      (failure: unknown) => isGone || setError(failure),
    )
    return () => {
      isGone = true
    }
  }, [id, attempt])
  if (wish) return <LoadedForm wish={wish} {...inside} />
  if (error) return <ErrorState error={error} onRetry={() => setAttempt(attempt + 1)} />
  return (
    <div className={form.form} aria-busy="true">
      <Skeleton height={72} />
      <Skeleton height={72} />
      <Skeleton height={72} />
      <Skeleton height={48} />
    </div>
  )
}

/** The modal of a wish, a sheet on phones: `target` is an id to edit, `new`, or null for closed. Asks before unsaved changes are lost. */
export const RequestDialog = ({ target, onClose }: { target: string | null; onClose: () => void }) => (
  <FormSheet target={target} onClose={onClose} titleOf={(isNew) => (isNew ? texts.form.titleNew : texts.form.titleEdit)}>
    {(id, inside) => (id === null ? <NewForm {...inside} /> : <EditForm id={id} {...inside} />)}
  </FormSheet>
)
