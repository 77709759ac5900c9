import * as api from '@feria/contract/routes'
import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { CallError, explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { useAction, useRoute } from '../../lib/use-route.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import classes from './admin.module.css'
import { CategoryRow } from './category-row.tsx'
import { SearchField } from './search-field.tsx'
import { texts } from './texts.ts'

const labels = texts.categories
const STALE = { refreshes: [api.catalogue.categories, api.catalogue.shelves, api.accounts.auditLog] }

/** «Crear Categoría»: a name, required. */
const CreateCategory = () => {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const add = useAction(api.catalogue.addCategory, {
    ...STALE,
    onSuccess: (category) => {
      setName('')
      void notify({ message: labels.created(category.name), kind: 'success' })
    },
    onError: (error) =>
      setProblem(
        error instanceof CallError && error.code === 'bad-input' ? (error.fields.name ?? labels.failed) : explain(error, labels.failed),
      ),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setProblem(labels.missing)
    if (!add.isPending) add.mutate({ body: { name } })
  }
  return (
    <section className={classes.section} aria-labelledby="create-category">
      <h2 id="create-category">{labels.create}</h2>
      <form noValidate className={classes.line} onSubmit={submit}>
        <TextInput
          aria-label={labels.name}
          placeholder={labels.name}
          maxLength={60}
          className={classes.grow}
          value={name}
          error={problem}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setProblem(null)
          }}
        />
        <Button type="submit" loading={add.isPending} leftSection={<IconPlus size={18} aria-hidden="true" />}>
          {labels.submit}
        </Button>
      </form>
    </section>
  )
}

/** «Crear Categoría», «Buscar Categoría» (contains, ignoring case) and «Categorías». */
export const CategorySections = () => {
  const [wanted, setWanted] = useState('')
  const { data, error, refetch } = useRoute(api.catalogue.categories, {})
  const shown = (data ?? []).filter(({ name }) => name.toLocaleLowerCase('es').includes(wanted.trim().toLocaleLowerCase('es')))
  return (
    <>
      <div className={classes.pair}>
        <CreateCategory />
        <section className={classes.section} aria-labelledby="find-category">
          <h2 id="find-category">{labels.find}</h2>
          <SearchField label={labels.filter} typed={wanted} onType={setWanted} />
        </section>
      </div>
      <section className={classes.section} aria-labelledby="categories">
        <h2 id="categories" tabIndex={-1}>
          {labels.list}
        </h2>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        <ul className={classes.categories}>
          {shown.map((category) => (
            <CategoryRow key={category.id} category={category} />
          ))}
        </ul>
        {data && shown.length === 0 && <p className={classes.nothing}>{labels.nothing}</p>}
      </section>
    </>
  )
}
