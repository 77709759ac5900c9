import { withProspecting } from '../prospecting/panel/with-prospecting.tsx'
import { SellerPanelWithDemand } from '../wishes/with-demand.tsx'
import { withAssistant } from './with-assistant.tsx'

/** The seller's panel with what members look for, «Prospección» and the hint of prices. */
export const SellerPanelWithHelp = withAssistant(withProspecting(SellerPanelWithDemand))
