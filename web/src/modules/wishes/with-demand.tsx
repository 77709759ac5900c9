import { useMatch } from 'react-router'
import { DemandSlot } from '../catalogue/selling/demand-slot.tsx'
import { SellerDashboardPage, SellerMobilePage } from '../catalogue/selling/seller-panel.tsx'
import { Demand } from './demand-board.tsx'

/** /seller-dashboard and /seller-mobile with the demand board. */
export const SellerPanelWithDemand = () => {
  const isMobile = useMatch('/seller-mobile') !== null
  return <DemandSlot value={Demand}>{isMobile ? <SellerMobilePage /> : <SellerDashboardPage />}</DemandSlot>
}
