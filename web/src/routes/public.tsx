import { PageError } from '../shell/page-error.tsx'
import { PageOutlet } from './page-outlet.tsx'

export const ErrorBoundary = PageError

/** Pages that everybody may see. */
export default PageOutlet
