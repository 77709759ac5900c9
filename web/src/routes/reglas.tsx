import { TERMS_VERSION } from '@feria/contract/accounts/terms'
import { rules } from '../modules/accounts/terms/rules-texts.ts'
import { fixedHead } from './head.ts'

const { title, intro } = rules[TERMS_VERSION]

export const meta = fixedHead({ title, description: intro, path: '/reglas' })

export { RulesPage as default } from '../modules/accounts/terms/terms-page.tsx'
