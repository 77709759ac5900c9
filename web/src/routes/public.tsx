import { PageError } from '../shell/page-error.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { publicHeaders } from './public-headers.ts'

export const ErrorBoundary = PageError

export const headers = publicHeaders

/** Pages that everybody may see. */
export default PageOutlet
