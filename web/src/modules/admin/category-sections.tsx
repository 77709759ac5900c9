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

const said = texts.categories
const STALE = { refreshes: [api.catalogue.categories, api.catalogue.shelves] }

/** «Crear Categoría»: a name, required. */
const CreateCategory = () => {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const add = useAction(api.catalogue.addCategory, {
    ...STALE,
    onSuccess: (category) => {
      setName('')
      void notify({ message: said.created(category.name), kind: 'success' })
    },
    onError: (error) =>
      setProblem(
        error instanceof CallError && error.code === 'bad-input' ? (error.fields.name ?? said.failed) : explain(error, said.failed),
      ),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setProblem(said.missing)
    if (!add.isPending) add.mutate({ body: { name } })
  }
  return (
    <section className={classes.section} aria-labelledby="create-category">
      <h2 id="create-category">{said.create}</h2>
      <form noValidate className={classes.line} onSubmit={submit}>
        <TextInput
          aria-label={said.name}
          placeholder={said.name}
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
          {said.submit}
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
          <h2 id="find-category">{said.find}</h2>
          <SearchField label={said.filter} typed={wanted} onType={setWanted} />
        </section>
      </div>
      <section className={classes.section} aria-labelledby="categories">
        <h2 id="categories" tabIndex={-1}>
          {said.list}
        </h2>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        <ul className={classes.categories}>
          {shown.map((category) => (
            <CategoryRow key={category.id} category={category} />
          ))}
        </ul>
        {data && shown.length === 0 && <p className={classes.nothing}>{said.nothing}</p>}
      </section>
    </>
  )
}
