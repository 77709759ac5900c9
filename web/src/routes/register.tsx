import { RegisterPage } from '../modules/accounts/register-page.tsx'
import { texts } from '../modules/accounts/texts.ts'
import { fixedHead } from './head.ts'

export const meta = fixedHead({ title: texts.register.title, description: texts.register.intro, path: '/register' })

/** /register: a new account. */
export default RegisterPage
