import type { Category } from '@feria/contract/catalogue/schemas'
import * as api from '@feria/contract/routes'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { useAction } from '../../lib/use-route.ts'
import { confirm } from '../../ui/confirm.ts'
import classes from './admin.module.css'
import { texts } from './texts.ts'

const labels = texts.categories
const STALE = { refreshes: [api.catalogue.categories, api.catalogue.shelves, api.catalogue.list, api.accounts.auditLog] }

/** A category: its name, edited in place with «Guardar» and «Cancelar», and its deletion. Enter saves, Escape cancels. */
export const CategoryRow = ({ category: { id, name } }: { category: Category }) => {
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const pencil = useRef<HTMLButtonElement>(null)
  const close = () => {
    setDraft(null)
    setProblem(null)
    // The pencil is mounted only after this render.
    requestAnimationFrame(() => pencil.current?.focus())
  }
  const rename = useAction(api.catalogue.renameCategory, {
    ...STALE,
    onSuccess: () => {
      void notify({ message: labels.renamed, kind: 'success' })
      close()
    },
    onError: (error) => setProblem(error.fields.name ?? explain(error, labels.failed)),
  })
  const remove = useAction(api.catalogue.removeCategory, {
    ...STALE,
    onSuccess: ({ products }) => {
      document.getElementById('categories')?.focus({ preventScroll: true })
      void notify({ message: labels.removed(name, products), kind: 'success' })
    },
    onError: (error) => void notify({ message: explain(error, labels.failed), kind: 'error' }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!draft?.trim()) return setProblem(labels.missing)
    if (!rename.isPending) rename.mutate({ params: { id }, body: { name: draft } })
  }
  const erase = async () => {
    if (await confirm({ title: labels.askRemove, text: labels.askRemoveText(name), yes: labels.yesRemove }))
      remove.mutate({ params: { id } })
  }
  if (draft !== null) {
    return (
      <li className={classes.category} data-editing>
        <form noValidate className={classes.line} onSubmit={submit}>
          <TextInput
            aria-label={labels.newName(name)}
            className={classes.grow}
            maxLength={60}
            autoFocus
            value={draft}
            error={problem}
            onChange={(event) => setDraft(event.currentTarget.value)}
            onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && close()}
          />
          <Button type="submit" loading={rename.isPending}>
            {labels.save}
          </Button>
          <Button variant="default" onClick={close}>
            {labels.cancel}
          </Button>
        </form>
      </li>
    )
  }
  return (
    <li className={classes.category}>
      <span className={classes.categoryName}>{name}</span>
      <ActionIcon ref={pencil} aria-label={labels.edit(name)} onClick={() => setDraft(name)}>
        <IconPencil size={20} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon aria-label={labels.remove(name)} loading={remove.isPending} onClick={() => void erase()}>
        <IconTrash size={20} aria-hidden="true" />
      </ActionIcon>
    </li>
  )
}
