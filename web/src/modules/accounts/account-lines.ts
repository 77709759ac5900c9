// The lines at the top of a page, in one file to load: few members have either.
export { SuspendedLine } from './suspended-line.tsx'
export { UnconfirmedLine } from './unconfirmed-line.tsx'
