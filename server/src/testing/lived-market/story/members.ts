import { setRole } from '../../../modules/accounts/accounts.module.ts'
import { PASSWORD } from '../../people.ts'
import { newestCode } from '../../phones.ts'
import { codeOf } from '../../second-factor.ts'
import { sendPicture } from '../../send-picture.ts'
import type { LivedMarket } from '../market.ts'
import { mailedTo, signIn } from './steps.ts'

/** Who lives in the market. The last ones are strangers to all deals: one never confirms an email, one leaves. */
const OTHER = 'yerba dulce 24'
const PEOPLE = {
  vera: 'Vera Vidal',
  beto: 'Beto Bravo',
  ana: 'Ana Arce',
  rita: 'Rita Roldán',
  pepe: 'Pepe Paz',
  sol: 'Sol Sierra',
  ada: 'Ada Ferraro',
  mora: 'Mora Modera',
  susi: 'Susi Sosa',
  luz: 'Luz Luna',
  zoe: 'Zoe Zárate',
}

/** Everybody registers, confirms an email, and gets what parts they have in the market. */
export const arrive = async (market: LivedMarket): Promise<void> => {
  const { go, act, person } = market
  for (const [key, name] of Object.entries(PEOPLE)) {
    const email = `${key}@feria.example`
    const { token, user } = await go<{ token: string; user: { id: string } }>(`${key} registers`, null, 'POST /auth/register', {
      name,
      email,
      password: PASSWORD,
    })
    market.keep('person', key, user.id)
    market.people.set(key, { ...user, name, email, token } as never)
    if (key !== 'luz')
      await go(`${key} confirms the email`, null, 'POST /users/confirm-email', { token: mailedTo(market, key, 'confirm-email') })
  }
  await act('somebody registers with a known email', null, 'POST /auth/register', {
    name: 'Otra',
    email: 'vera@feria.example',
    password: PASSWORD,
  })
  await act('somebody registers with a weak password', null, 'POST /auth/register', {
    name: 'Otra',
    email: 'otra@feria.example',
    password: '1234',
  })
  await go('luz asks for the letter again', 'luz', 'POST /users/me/confirmation')
  await act('somebody signs in with a wrong password', null, 'POST /auth/login', { email: 'vera@feria.example', password: 'otra cosa 99' })
  await setRole(market.testApp.app.ctx, person('ada').email, 'admin')
  await signIn(market, 'ada', 'as an admin')
  for (const [key, staff] of [
    ['mora', 'moderator'],
    ['susi', 'support'],
  ] as const) {
    await go(`ada makes ${key} ${staff}`, 'ada', `PUT /users/${person(key).id}/staff`, { staff })
    await signIn(market, key, `as ${staff}`)
  }
  await act('mora makes herself an admin', 'mora', `PUT /users/${person('mora').id}/role`, { role: 'admin' })
  await go('ada makes rita premium', 'ada', `PUT /users/${person('rita').id}/role`, {
    role: 'premium',
    premiumUntil: '2026-12-31T00:00:00Z',
  })
  await signIn(market, 'rita', 'as premium')
  await go('ada makes pepe premium', 'ada', `PUT /users/${person('pepe').id}/role`, { role: 'premium' })
  await signIn(market, 'pepe', 'as premium')
  await go('pepe leaves premium', 'pepe', 'DELETE /users/me/premium')
  await signIn(market, 'pepe', 'as before')
  const business = {
    accountType: 'empresa',
    country: 'ar',
    sector: 'comercio',
    company: 'Yerbatera Sur',
    name: 'Nora Núñez',
    phone: '11 2345-6789',
  }
  await go('nora registers a business', null, 'POST /auth/register-business', {
    ...business,
    email: 'nora@feria.example',
    cuit: '30-70308853-4',
  })
  await go('nora sets a password', null, `POST /password/reset-password/${mailedTo(market, 'nora', 'reset-password')}`, {
    token: mailedTo(market, 'nora', 'reset-password'),
    password: PASSWORD,
  })
  market.people.set('nora', { email: 'nora@feria.example', name: 'Yerbatera Sur', token: '', id: '' } as never)
  await signIn(market, 'nora', 'for the first time')
  market.keep('person', 'nora', person('nora').id)
  await go('a known email registers a business', null, 'POST /auth/register-business', { ...business, email: 'pepe@feria.example' })
}

/** What members do about their own accounts. */
export const settle = async (market: LivedMarket): Promise<void> => {
  const { go, act, person, testApp } = market
  const photo = await sendPicture(testApp, person('vera'))
  await go('vera writes her profile', 'vera', `PUT /users/${person('vera').id}`, {
    name: 'Vera Vidal Ríos',
    imageUrl: photo.url,
    phone: '11 4444-5555',
    address: 'Rosario, Santa Fe',
    hasSellerPage: true,
  })
  await act('beto writes the profile of vera', 'beto', `PUT /users/${person('vera').id}`, { name: 'Otra' })
  await go('beto says where he is', 'beto', `PUT /users/${person('beto').id}`, { address: 'Caballito, Ciudad Autónoma de Buenos Aires' })
  await go('vera asks for a code', 'vera', 'POST /users/me/phone/code', { phone: '341 555-1234' })
  await act('vera mistypes the code', 'vera', 'POST /users/me/phone/confirm', { code: '000' })
  await go('vera confirms her telephone', 'vera', 'POST /users/me/phone/confirm', { code: newestCode({ taken: market.texts } as never) })
  await go('ana asks for a code for the same telephone', 'ana', 'POST /users/me/phone/code', { phone: '341 555-1234' })
  await go('ana confirms the telephone of vera', 'ana', 'POST /users/me/phone/confirm', {
    code: newestCode({ taken: market.texts } as never),
  })
  await go('ana unmarks her telephone', 'ana', 'DELETE /users/me/phone/mark')
  await go('ana accepts the terms', 'ana', 'POST /users/me/terms', { version: '2026-12-01' })
  for (const key of ['vera', 'rita', 'ana']) {
    const document = await sendPicture(testApp, person(key))
    await go(`${key} sends a document`, key, 'POST /users/me/identity', { imageUrl: document.url })
  }
  await act('vera approves herself', 'vera', `PUT /admin/identities/${person('vera').id}`, { status: 'approved' })
  await go('mora approves vera', 'mora', `PUT /admin/identities/${person('vera').id}`, { status: 'approved' })
  await go('mora refuses rita', 'mora', `PUT /admin/identities/${person('rita').id}`, { status: 'rejected', note: 'No se lee el número.' })
  await go('pepe wants another email', 'pepe', `PUT /users/${person('pepe').id}`, { email: 'pepe.paz@feria.example', password: PASSWORD })
  await go('pepe confirms the new email', null, 'POST /users/confirm-email', { token: mailedTo(market, 'pepe.paz', 'confirm-email') })
  const undone = await go('pepe undoes the change', null, 'POST /users/undo-email', { token: mailedTo(market, 'pepe', 'undo-email') })
  const newPassword = { token: undone.resetToken, password: PASSWORD }
  await go('pepe sets a password after undoing', null, `POST /password/reset-password/${undone.resetToken}`, newPassword)
  await go('pepe forgets his password', null, 'POST /password/forgot-password', { email: 'pepe@feria.example' })
  await go('nobody forgets a password', null, 'POST /password/forgot-password', { email: 'nadie@feria.example' })
  const token = mailedTo(market, 'pepe', 'reset-password')
  await go('pepe sets another password', null, `POST /password/reset-password/${token}`, { token, password: PASSWORD })
  await act('pepe uses the link twice', null, `POST /password/reset-password/${token}`, { token, password: PASSWORD })
  await signIn(market, 'pepe', 'with the new password')
}

/** Passwords, sessions and second factors. */
export const guardAccounts = async (market: LivedMarket): Promise<void> => {
  const { go, act, person, testApp } = market
  const factor = '/users/me/second-factor'
  const elsewhere = async (key: string, where: string) => {
    const { token } = person(key)
    await signIn(market, key, where, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0' })
    return token
  }
  await elsewhere('pepe', 'elsewhere')
  await go('pepe changes his password', 'pepe', 'PUT /users/me/password', { password: PASSWORD, newPassword: OTHER })
  await go('pepe changes it back', 'pepe', 'PUT /users/me/password', { password: OTHER, newPassword: PASSWORD })
  await elsewhere('pepe', 'again')
  const sessions = async () =>
    (await testApp.call<{ id: string; isCurrent: boolean }[]>('GET', '/api/v1/users/me/sessions', { token: person('pepe').token })).body
  const other = (await sessions()).find(({ isCurrent }) => !isCurrent)
  await go('pepe ends another session', 'pepe', `DELETE /users/me/sessions/${other?.id}`)
  await elsewhere('pepe', 'once more')
  await go('pepe ends all other sessions', 'pepe', 'DELETE /users/me/sessions')
  await elsewhere('pepe', 'on a telephone')
  for (const key of ['pepe', 'sol']) {
    const { secret } = await go<{ secret: string }>(`${key} sets up a second factor`, key, `POST ${factor}`, { password: PASSWORD })
    await go(`${key} confirms the second factor`, key, `POST ${factor}/confirm`, { code: codeOf(testApp, secret, 2) })
    await act(`${key} signs in without a code`, null, 'POST /auth/login', { email: person(key).email, password: PASSWORD })
    if (key === 'sol') continue
    testApp.clock.pass(3)
    const renewed = await go<{ recoveryCodes: string[] }>('pepe renews the recovery codes', 'pepe', `POST ${factor}/recovery-codes`, {
      code: codeOf(testApp, secret, 2),
    })
    await go('pepe signs in with a recovery code', null, 'POST /auth/login', {
      email: person(key).email,
      password: PASSWORD,
      code: renewed.recoveryCodes[0],
    })
    testApp.clock.pass(3)
    await go('pepe ends the second factor', 'pepe', `DELETE ${factor}`, { password: PASSWORD, code: codeOf(testApp, secret, 2) })
  }
  await act('mora removes the second factor of sol', 'mora', `DELETE /users/${person('sol').id}/second-factor`)
  await go('susi removes the second factor of sol', 'susi', `DELETE /users/${person('sol').id}/second-factor`)
  await go('susi ends the sessions of pepe', 'susi', `DELETE /users/${person('pepe').id}/sessions`)
  await go('susi sends pepe a link', 'susi', `POST /users/${person('pepe').id}/password-link`)
  await signIn(market, 'pepe', 'at last')
  await signIn(market, 'sol', 'at last')
  await go('luz signs out', 'luz', 'POST /auth/logout')
  await signIn(market, 'luz', 'again')
  for (const key of ['vera', 'beto', 'ana'])
    await go(`${key} wants news while away`, key, 'POST /notifications/push', {
      endpoint: `https://push.example/${key}-away`,
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    })
}
