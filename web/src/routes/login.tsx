import { QueryProvider } from '../lib/query-provider.tsx'
import { LoginPage } from '../modules/accounts/login-page.tsx'
import { texts } from '../modules/accounts/texts.ts'
import { BehindLogin } from '../modules/catalogue/behind-login.tsx'
import { fixedHead } from './head.ts'

export const meta = fixedHead({ title: texts.login.title, description: texts.login.intro, path: '/login' })

/** /login, with what waits behind it. */
export default function LoginRoute() {
  return (
    <QueryProvider>
      <LoginPage behind={<BehindLogin />} />
    </QueryProvider>
  )
}
