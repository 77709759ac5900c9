import { LoginPage } from '../modules/accounts/login-page.tsx'
import { BehindLogin } from '../modules/catalogue/behind-login.tsx'

/** /login, with what waits behind it. */
export default function LoginRoute() {
  return <LoginPage behind={<BehindLogin />} />
}
