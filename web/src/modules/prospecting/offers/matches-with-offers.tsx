import { PanelPages } from '../../wishes/panel-pages.tsx'
import { withOffers } from './with-offers.tsx'

/** The matches pages with the offers of sellers. */
export const MatchesWithOffers = withOffers(PanelPages)
