import type { Wish } from '@feria/contract/wishes'
import { Skeleton } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { showAlert } from '../../../lib/alert-box.ts'
import { notify } from '../../../lib/notify.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { confirm } from '../../../ui/confirm.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import form from '../../catalogue/selling/forms.module.css'
import { texts as selling } from '../../catalogue/selling/texts.ts'
import { createWish, updateWish } from '../change-wishes.ts'
import { fetchRequest } from '../fetch-wishes.ts'
import { RequestForm } from './request-form.tsx'
import { emptyRequest, type RequestValues, valuesOf } from './request-values.ts'
import { texts } from './texts.ts'

interface Inside {
  onDirty: (forget: (() => void) | null) => void
  onCancel: () => void
  onDone: () => void
}

const NewForm = (inside: Inside) => {
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

const LoadedForm = ({ wish, ...inside }: Inside & { wish: Wish }) => {
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

/** Asked anew each time: the form must begin with what is so now, and must not change under the member's hands. */
const EditForm = ({ id, ...inside }: Inside & { id: string }) => {
  const [wish, setWish] = useState<Wish | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
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

/** The modal of a wish, a sheet on phones: `target` is an id to edit, `new`, or null for closed. It asks before something typed would be lost. */
export const RequestDialog = ({ target, onClose }: { target: string | null; onClose: () => void }) => {
  const shown = useRef(target)
  if (target !== null) shown.current = target
  // What forgets the draft, while there is one.
  const forget = useRef<(() => void) | null>(null)
  const isAsking = useRef(false)
  const leave = async () => {
    if (isAsking.current) return
    if (forget.current) {
      isAsking.current = true
      const { askDiscard, askDiscardText, discard } = selling.form
      const goes = await confirm({ title: askDiscard, text: askDiscardText, yes: discard })
      isAsking.current = false
      if (!goes) return
      forget.current()
    }
    onClose()
  }
  const inside: Inside = {
    onDirty: (next) => {
      forget.current = next
    },
    onCancel: () => void leave(),
    onDone: onClose,
  }
  const isNew = shown.current === 'new'
  return (
    <Sheet
      isOpen={target !== null}
      onClose={() => void leave()}
      title={<span className={form.title}>{isNew ? texts.form.titleNew : texts.form.titleEdit}</span>}
      size="lg"
    >
      {isNew ? <NewForm {...inside} /> : <EditForm id={shown.current ?? ''} {...inside} />}
    </Sheet>
  )
}
