import { RegisterPage } from '../modules/accounts/register-page.tsx'
import { registerTexts } from '../modules/accounts/register-texts.ts'
import { fixedHead } from './head.ts'

export const meta = fixedHead({ title: registerTexts.title, description: registerTexts.intro, path: '/register' })

/** /register: a new account. */
export default RegisterPage
