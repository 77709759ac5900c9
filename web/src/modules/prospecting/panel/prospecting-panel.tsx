import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { OfferList } from '../offers/offer-list.tsx'
import { texts } from '../texts.ts'
import { DemandNear } from './demand-near.tsx'
import { Figures } from './figures.tsx'
import classes from './panel.module.css'
import { Sources } from './sources.tsx'

const labels = texts.panel
/** The URL hash that opens it. */
const PART = '#prospeccion'

const NoneSent = () => (
  <div className={classes.none}>
    <p className={classes.quiet}>{texts.offers.emptySent}</p>
    <Button component={Link} to="/new-product" variant="default">
      {texts.offers.publish}
    </Button>
  </div>
)

/** «Prospección» on the seller's panel: figures, offers sent, demand, sources. Fetches nothing until it is opened. */
export const ProspectingPanel = () => {
  const { hash } = useLocation()
  const [isOpen, setIsOpen] = useState(hash === PART)
  useEffect(() => {
    if (hash === PART) setIsOpen(true)
  }, [hash])
  return (
    <details className={classes.panel} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <h2>{labels.title}</h2>
        <span className={classes.quiet}>{labels.hint}</span>
      </summary>
      {isOpen && (
        <div className={classes.inside}>
          <Figures />
          <OfferList side="enviada" title={<h3>{texts.offers.sent}</h3>} empty={<NoneSent />} />
          <div className={classes.pair}>
            <DemandNear />
            <Sources />
          </div>
        </div>
      )}
    </details>
  )
}
