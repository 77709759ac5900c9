import { Button } from '@mantine/core'
import { IconBellPlus, IconCheck } from '@tabler/icons-react'
import { useLayoutEffect, useState } from 'react'
import { Link } from 'react-router'
import { CallError, explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { useSession } from '../../lib/session.ts'
import { toAct, useAct } from '../../lib/use-act.ts'
import { offerUndo } from '../../ui/undo-toast.ts'
import type { SaveSearchProps } from '../catalogue/parts.ts'
import { keptNear } from '../search/kept-near.ts'
import { createWish, deleteWish } from './change-wishes.ts'
import { fetchRequests } from './fetch-wishes.ts'
import { isSame, savedBody } from './saved-body.ts'
import { texts } from './texts.ts'
import { useWishes } from './wishes-store.ts'

const labels = texts.save

const takeBack = async (id: string) => {
  try {
    await deleteWish(id)
    await notify({ message: labels.undone, kind: 'success' })
  } catch {
    await notify({ message: labels.notUndone, kind: 'error' })
  }
}

/**
 * Saves a search as a wish with one tap, with «Deshacer» in the toast; afterwards it links to the wishes. A visitor signs
 * in first, and finds it saved.
 */
export const SaveSearchButton = ({ text, maxPrice, currency = 'USD', place, radiusKm, label = labels.save }: SaveSearchProps) => {
  const userId = useSession((session) => session.user?.id ?? '')
  const requests = useWishes((wishes) => wishes.requests.items)
  const [isGoing, setIsGoing] = useState(false)
  useLayoutEffect(() => {
    if (userId) useWishes.getState().open(userId)
  }, [userId])
  const body = savedBody({ text, maxPrice, currency, radiusKm }, place ?? keptNear())
  const isSaved = requests.some((wish) => wish.activo && isSame(wish, body))
  const save = async () => {
    if (isGoing) return
    setIsGoing(true)
    try {
      const { id } = await createWish(body)
      void offerUndo(labels.done(body.name), () => void takeBack(id))
    } catch (error) {
      const isSignedOut = error instanceof CallError && error.code === 'accounts.sign-in'
      if (!isSignedOut) void notify({ message: explain(error, labels.failed), kind: 'error' })
    } finally {
      setIsGoing(false)
    }
  }
  const saveOnce = async () => {
    // What was saved elsewhere, or before, is known only now.
    await fetchRequests()
    const known = useWishes.getState().requests.items
    if (!known.some((wish) => wish.activo && isSame(wish, body))) await save()
  }
  useAct('save-search', userId !== '', () => void saveOnce())
  if (!userId) {
    return (
      <Button
        component={Link}
        to={`/search?${new URLSearchParams({ q: text.trim() })}`}
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
      loading={isGoing}
      title={labels.hint}
      leftSection={<IconBellPlus size={18} aria-hidden="true" />}
      onClick={() => void save()}
    >
      {label}
    </Button>
  )
}
