import { PanelPages } from '../../wishes/panel-pages.tsx'
import { withOffers } from './with-offers.tsx'

/** The pages of matches with the offers of sellers. */
export const MatchesWithOffers = withOffers(PanelPages)
