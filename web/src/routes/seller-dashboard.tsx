export { SellerPanelWithHelp as default } from '../modules/assistant/seller-panel-with-help.tsx'
