import { useLocation } from 'react-router'
import { lazyPart } from '../lib/lazy-part.ts'
import { formTexts } from '../modules/accounts/form-texts.ts'
import { LoginPage } from '../modules/accounts/login-page.tsx'
import { fixedHead } from './head.ts'

export const meta = fixedHead({ title: formTexts.login.title, description: formTexts.login.intro, path: '/login' })

const BehindLogin = lazyPart(async () => (await import('../modules/catalogue/behind-login.tsx')).BehindLogin)

/** /login, with what waits behind it for those whom an address of members sent here. */
export default function LoginRoute() {
  const { state } = useLocation()
  return <LoginPage behind={state?.from && <BehindLogin />} />
}
