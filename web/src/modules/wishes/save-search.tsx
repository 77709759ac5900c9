import type { Wish } from '@feria/contract/wishes/schemas'
import { Button } from '@mantine/core'
import { IconBellPlus, IconCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { toAct } from '../../lib/act.ts'
import { CallError, explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { withQueries } from '../../lib/query-provider.tsx'
import { useSession } from '../../lib/session.ts'
import { useAct } from '../../lib/use-act.ts'
import { themed } from '../../ui/themed.tsx'
import { offerUndo } from '../../ui/undo-toast.ts'
import { noFilters, writeFilters } from '../catalogue/filters.ts'
import type { SaveSearchProps } from '../catalogue/parts.ts'
import { keptNear } from '../search/kept-near.ts'
import { isSame, savedBody } from './saved-body.ts'
import { texts } from './texts.ts'
import { useRequests } from './use-requests.ts'
import { createWish, deleteWish } from './wish-mutations.ts'

const labels = texts.save

const SaveButton = ({ text, maxPrice, currency, condition = null, place, radiusKm, label = labels.save }: SaveSearchProps) => {
  const userId = useSession((session) => session.user?.id ?? '')
  const { items, refetch } = useRequests({ enabled: false })
  const create = useMutation(createWish)
  const remove = useMutation(deleteWish)
  const limits = writeFilters({ ...noFilters, maxPrice, currency, condition, near: place ?? '', radiusKm: radiusKm ?? null })
  const body = savedBody({ text, maxPrice, currency, radiusKm, condition }, place ?? keptNear())
  const isIn = (wishes: Wish[]) => wishes.some((wish) => wish.activo && isSame(wish, body))
  const isSaved = isIn(items)
  const takeBack = async (wish: Wish) => {
    try {
      await remove.mutateAsync(wish)
      await notify({ message: labels.undone, kind: 'success' })
    } catch {
      await notify({ message: labels.notUndone, kind: 'error' })
    }
  }
  const save = async () => {
    if (create.isPending) return
    try {
      const wish = await create.mutateAsync(body)
      void offerUndo(labels.done(body.name), () => void takeBack(wish))
    } catch (error) {
      const isSignedOut = error instanceof CallError && error.code === 'accounts.sign-in'
      if (!isSignedOut) void notify({ message: explain(error, labels.failed), kind: 'error' })
    }
  }
  const saveOnce = async () => {
    // What was saved elsewhere, or before, is known only now.
    const { data = [] } = await refetch()
    if (!isIn(data)) await save()
  }
  useAct('save-search', userId !== '', () => void saveOnce())
  if (!userId) {
    return (
      <Button
        component={Link}
        // With its limits: who comes back from the login saves the same.
        to={`/search?${new URLSearchParams([['q', text.trim()], ...limits])}`}
        state={toAct('save-search')}
        variant="default"
        title={labels.hint}
        leftSection={<IconBellPlus size={18} aria-hidden="true" />}
      >
        {label}
      </Button>
    )
  }
  return isSaved ? (
    <Button
      component={Link}
      to="/requests"
      variant="light"
      color="yerba"
      aria-label={`${labels.saved}: ${labels.see}`}
      leftSection={<IconCheck size={18} aria-hidden="true" />}
    >
      {labels.saved}
    </Button>
  ) : (
    <Button
      variant="default"
      loading={create.isPending}
      title={labels.hint}
      leftSection={<IconBellPlus size={18} aria-hidden="true" />}
      onClick={() => void save()}
    >
      {label}
    </Button>
  )
}

/**
 * Saves a search as a wish with one tap, with «Deshacer» in the toast; afterwards it links to the wishes. A visitor signs
 * in first, and finds it saved.
 */
export const SaveSearchButton = withQueries(themed(SaveButton))
