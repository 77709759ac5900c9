import { withProspecting } from '../prospecting/panel/with-prospecting.tsx'
import { SellerPanelWithDemand } from '../wishes/with-demand.tsx'
import { withAssistant } from './with-assistant.tsx'

/** The seller's panel with the demand board, «Prospección» and the price hint. */
export const SellerPanelWithHelp = withAssistant(withProspecting(SellerPanelWithDemand))
