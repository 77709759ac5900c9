import { texts } from '../modules/accounts/texts.ts'
import { fixedHead } from './head.ts'

export const meta = fixedHead({ title: texts.register.title, description: texts.register.intro, path: '/register' })

export { RegisterPage as default } from '../modules/accounts/register-page.tsx'
