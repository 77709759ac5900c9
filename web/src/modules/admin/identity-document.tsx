import { IDENTITY_DAYS } from '@feria/contract/reselling/values'
import { Button } from '@mantine/core'
import { useState } from 'react'
import classes from './admin.module.css'
import own from './identities.module.css'
import { texts } from './texts.ts'

const said = texts.identities

interface Props {
  /** Null once the document is destroyed. */
  address: string | null
  name: string
  /** Asks for a fresh address: each works for minutes. */
  onAgain: () => void
}

/**
 * The picture of a document, which opens whole in another tab; once its address is over, the way to a new one; once it is destroyed, that
 * it is.
 */
export const IdentityDocument = ({ address, name, onAgain }: Props) => {
  const [over, setOver] = useState<string | null>(null)
  if (address === null) {
    return (
      <div className={own.document}>
        <p className={classes.hint}>{said.gone(IDENTITY_DAYS)}</p>
      </div>
    )
  }
  if (over === address) {
    return (
      <div className={own.document}>
        <p className={classes.hint}>{said.over}</p>
        <Button variant="default" onClick={onAgain}>
          {said.again}
        </Button>
      </div>
    )
  }
  return (
    <a href={address} target="_blank" rel="noreferrer" className={own.document} aria-label={said.open(name)}>
      <img src={address} alt={said.document(name)} onError={() => setOver(address)} />
    </a>
  )
}
