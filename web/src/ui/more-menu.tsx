import { IconDotsVertical } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyPage } from '../lib/lazy-page.ts'
import type { MoreItem } from './more-items.tsx'
import { IconButton } from './plain-button.tsx'

export type { MoreItem } from './more-items.tsx'

const MoreItems = lazyPage(async () => (await import('./more-items.tsx')).MoreItems)

interface Props {
  /** What the acts are about: «Más opciones de este producto». */
  label: string
  items: MoreItem[]
}

/** Three dots with what is rarely done; the menu's code loads at the first press. */
export const MoreMenu = ({ label, items }: Props) => {
  const [wasPressed, setWasPressed] = useState(false)
  const closed = (
    <IconButton aria-label={label} aria-haspopup="menu" aria-expanded={false} onClick={() => setWasPressed(true)}>
      <IconDotsVertical size={22} aria-hidden="true" />
    </IconButton>
  )
  if (!wasPressed) return closed
  return (
    <Suspense fallback={closed}>
      <MoreItems label={label} items={items} />
    </Suspense>
  )
}
