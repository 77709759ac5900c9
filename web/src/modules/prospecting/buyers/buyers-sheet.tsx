import { Button } from '@mantine/core'
import { useState } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { texts } from '../texts.ts'
import { BuyerList } from './buyer-list.tsx'
import { BuyerProfile } from './buyer-profile.tsx'
import classes from './buyers.module.css'
import { type FoundBuyer, rowKey } from './found-buyers.ts'
import type { Offered } from './offered.ts'
import { SearchProgress } from './search-progress.tsx'
import { SourceList } from './source-list.tsx'

const labels = texts.buyers

export interface BuyersSheetProps {
  isOpen: boolean
  found: FoundBuyer
  failure: string
  what: Offered
  onStop: () => void
  onClose: () => void
  onRetry: () => void
  onOffered: (id: string) => void
}

/** The search in a sheet: its progress, the buyers as they are found, and one of them in full. Closing it stops the search. */
export const BuyersSheet = ({ isOpen, found, failure, what, onStop, onClose, onRetry, onOffered }: BuyersSheetProps) => {
  const [shown, setShown] = useState('')
  const { state, buyers, sources, took } = found
  const chosen = buyers.find((buyer) => rowKey(buyer) === shown)
  const close = () => {
    setShown('')
    onClose()
  }
  const results = (
    <div className={classes.results}>
      {state === 'searching' && <SearchProgress found={found} onStop={onStop} />}
      {state === 'failed' && (
        <>
          <InlineNotice kind="error">{failure}</InlineNotice>
          <Button onClick={onRetry}>{labels.again}</Button>
        </>
      )}
      {state === 'done' && buyers.length === 0 && <EmptyState title={labels.none} text={labels.noneHint} />}
      {state === 'done' && buyers.length > 0 && (
        <p role="status">
          <strong>{labels.found(buyers.length)}</strong>
        </p>
      )}
      {buyers.length > 0 && <BuyerList buyers={buyers} onOpen={(buyer) => setShown(rowKey(buyer))} />}
      {state === 'done' && sources.length > 0 && <SourceList sources={sources} took={took} hasFound />}
    </div>
  )
  return (
    <Sheet isOpen={isOpen} onClose={close} title={<span className={classes.title}>{labels.title}</span>} size="lg">
      {chosen ? <BuyerProfile buyer={chosen} what={what} onBack={() => setShown('')} onLeave={close} onOffered={onOffered} /> : results}
    </Sheet>
  )
}
