import type { DecisionTemplate } from '@feria/contract/moderation/schemas'
import { MAX_DECISION_TEMPLATES } from '@feria/contract/moderation/values'
import * as api from '@feria/contract/routes'
import { ActionIcon, Button, Skeleton } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { useAction, useRoute } from '../../../lib/use-route.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Pill } from '../../../ui/pill.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { offerUndo } from '../../../ui/undo-toast.ts'
import admin from '../admin.module.css'
import { AdminLayout } from '../admin-layout.tsx'
import { TemplateForm } from './template-form.tsx'
import { templateTexts as labels } from './template-texts.ts'
import classes from './templates.module.css'
import { moderationTexts } from './texts.ts'

const refreshes = [api.moderation.templates, api.accounts.auditLog]

interface RowProps {
  template: DecisionTemplate
  onEdit: () => void
  onRemove: () => void
}

const Row = ({ template: { title, note, decision }, onEdit, onRemove }: RowProps) => (
  <li className={classes.row}>
    <div className={classes.words}>
      <span className={classes.head}>
        <span className={admin.strong}>{title}</span>
        <Pill tone="quiet">{decision ? moderationTexts.form.decisions[decision] : labels.anyDecision}</Pill>
      </span>
      <p className={classes.note}>{note}</p>
    </div>
    <div className={classes.buttons}>
      <ActionIcon variant="default" size={44} aria-label={labels.edit(title)} onClick={onEdit}>
        <IconPencil size={18} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon variant="default" size={44} aria-label={labels.remove(title)} onClick={onRemove}>
        <IconTrash size={18} aria-hidden="true" />
      </ActionIcon>
    </div>
  </li>
)

const Templates = ({ templates }: { templates: DecisionTemplate[] }) => {
  // Which one is written: its place, or that of a new one; null while none is.
  const [at, setAt] = useState<number | null>(null)
  const [last, setLast] = useState(0)
  const save = useAction(api.moderation.setTemplates, { refreshes })
  // What is taken away or put back has no form that would say what failed.
  const change = useAction(api.moderation.setTemplates, {
    refreshes,
    onError: (error) => void notify({ message: explain(error, labels.failed), kind: 'error' }),
  })
  const open = (place: number) => {
    save.reset()
    setLast(place)
    setAt(place)
  }
  const close = () => setAt(null)
  const keep = (template: DecisionTemplate) => {
    const others = [...templates]
    others.splice(last, 1, template)
    save.mutate(
      { body: { templates: others } },
      {
        onSuccess: () => {
          void notify({ message: labels.saved, kind: 'success' })
          close()
        },
      },
    )
  }
  const remove = (place: number, { title }: DecisionTemplate) => {
    if (change.isPending) return
    const undo = () => change.mutate({ body: { templates } })
    const left = templates.filter((_, other) => other !== place)
    change.mutate({ body: { templates: left } }, { onSuccess: () => void offerUndo(labels.removed(title), undo) })
  }
  const isFull = templates.length >= MAX_DECISION_TEMPLATES
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} disabled={isFull} onClick={() => open(templates.length)}>
      {labels.add}
    </Button>
  )
  return (
    <>
      {templates.length === 0 && <EmptyState title={labels.empty} text={labels.emptyText} action={add} />}
      {templates.length > 0 && (
        <>
          {add}
          {isFull && <p className={admin.hint}>{labels.full(MAX_DECISION_TEMPLATES)}</p>}
          <ul className={classes.rows}>
            {templates.map((template, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they have no id, and two may be the same
              <Row key={place} template={template} onEdit={() => open(place)} onRemove={() => remove(place, template)} />
            ))}
          </ul>
        </>
      )}
      <Sheet isOpen={at !== null} onClose={close} title={templates[last] ? labels.editTitle : labels.addTitle}>
        <TemplateForm
          key={last}
          template={templates[last] ?? null}
          taken={templates.filter((_, place) => place !== last).map(({ title }) => title)}
          call={save}
          onSave={keep}
          onClose={close}
        />
      </Sheet>
    </>
  )
}

/** /admin-dashboard/plantillas: the words that decisions may begin with, written by admins. */
export const TemplatesPage = () => {
  const { data, error, refetch } = useRoute(api.moderation.templates, {})
  return (
    <AdminLayout title={labels.title} subtitle={labels.hint}>
      {data && <Templates templates={data} />}
      {!data && !error && <Skeleton height={160} radius="lg" aria-busy="true" />}
      {!data && error && <ErrorState error={error} title={labels.loadFailed} onRetry={() => void refetch()} />}
    </AdminLayout>
  )
}
