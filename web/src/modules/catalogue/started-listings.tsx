import { useDraft } from '../../lib/use-draft.ts'
import { useIsMobile } from '../../lib/use-width.ts'
import { TaskRow } from '../../ui/task-row.tsx'
import { texts } from './texts.ts'

const nothing = { name: '', images: [] as string[], sampleName: '' }

/**
 * What the member began to publish in this tab, in either form, to go on with it: rows of a list. None for a sample, which is only to be
 * looked at, and none without a name.
 */
export const StartedListings = () => {
  const offer = useDraft('offer', nothing).initial
  const quick = useDraft('product:new', nothing).initial
  const panel = useIsMobile() ? '/seller-mobile' : '/seller-dashboard'
  const rows = [
    { ...offer, to: '/new-product' },
    { ...quick, to: panel },
  ]
  return rows.map(({ to, name, images, sampleName }) => {
    const title = name.trim()
    if (title === '' || title === sampleName) return null
    return <TaskRow key={to} to={to} title={texts.goOnWith(title)} line={texts.goOnHint} imageUrl={images[0]} />
  })
}
