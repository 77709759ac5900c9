import { TERMS_VERSION } from '@feria/contract/accounts/terms'
import { terms } from '../modules/accounts/terms/terms-texts.ts'
import { fixedHead } from './head.ts'

const { title, intro } = terms[TERMS_VERSION]

export const meta = fixedHead({ title, description: intro, path: '/terminos' })

export { TermsPage as default } from '../modules/accounts/terms/terms-page.tsx'
