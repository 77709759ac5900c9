import { IDENTITY_DAYS } from '@feria/contract/identities/values'
import { Button } from '@mantine/core'
import { useState } from 'react'
import classes from './admin.module.css'
import own from './identities.module.css'
import { texts } from './texts.ts'

const labels = texts.identities

interface Props {
  /** Null once the document is destroyed. */
  address: string | null
  name: string
  /** Requests a new URL: each is valid for minutes. */
  onAgain: () => void
}

/**
 * The picture of a document, which opens in full in another tab; offers a new URL once it has expired, and says so once the document
 * is destroyed.
 */
export const IdentityDocument = ({ address, name, onAgain }: Props) => {
  const [over, setOver] = useState<string | null>(null)
  if (address === null) {
    return (
      <div className={own.document}>
        <p className={classes.hint}>{labels.gone(IDENTITY_DAYS)}</p>
      </div>
    )
  }
  if (over === address) {
    return (
      <div className={own.document}>
        <p className={classes.hint}>{labels.over}</p>
        <Button variant="default" onClick={onAgain}>
          {labels.again}
        </Button>
      </div>
    )
  }
  return (
    <a href={address} target="_blank" rel="noreferrer" className={own.document} aria-label={labels.open(name)}>
      <img src={address} alt={labels.document(name)} onError={() => setOver(address)} />
    </a>
  )
}
