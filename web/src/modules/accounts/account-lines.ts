// The lines at the top of a page, in one file to load: few members have any.
export { SuspendedLine } from './suspended-line.tsx'
export { TermsLine } from './terms/terms-line.tsx'
export { UnconfirmedLine } from './unconfirmed-line.tsx'
