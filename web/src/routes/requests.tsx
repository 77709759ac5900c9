export { MatchesWithOffers as default } from '../modules/prospecting/offers/matches-with-offers.tsx'
