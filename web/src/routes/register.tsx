import { registerTexts } from '../modules/accounts/register-texts.ts'
import { fixedHead } from './head.ts'

export const meta = fixedHead({ title: registerTexts.title, description: registerTexts.intro, path: '/register' })

export { RegisterPage as default } from '../modules/accounts/register-page.tsx'
