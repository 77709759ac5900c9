import { TERMS_VERSION } from '@feria/contract/accounts/terms'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NOTICE_ID } from '../../../lib/notice-id.ts'
import { useSession } from '../../../lib/session.ts'
import { answering, refused } from '../../../testing/answering.ts'
import { show } from '../../../testing/show.tsx'
import { PremiumSection } from '../profile/premium-section.tsx'
import { TermsLine } from './terms-line.tsx'

const ana = { id: 'a', name: 'Ana', email: 'ana@feria.example', role: 'user', acceptedTerms: null }
const enter = (changes: object = {}) => useSession.setState({ token: 't', user: { ...ana, ...changes } as never })
const showLine = () => {
  const page = (isThere: boolean) => (
    <>
      <div id={NOTICE_ID} />
      {isThere && <TermsLine />}
    </>
  )
  const shown = show(page(false))
  shown.rerender(page(true))
  return shown
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

afterEach(() => useSession.setState({ token: null, user: null, endedBy: null }))

test('the line asks until the newest terms are accepted, in other words where others were accepted before', async () => {
  const sent: unknown[] = []
  const keep = (body: unknown) => {
    sent.push(body)
    return { acceptedTerms: TERMS_VERSION }
  }
  answering({ 'POST users/me/terms': keep })
  enter()
  const { words } = showLine()
  expect(words()).toContain('Para comprar y vender acá valen los términos y las reglas de la feria.')
  act(() => enter({ acceptedTerms: '2025-05-26' }))
  expect(words()).toContain('Cambiamos los términos o las reglas de la feria.')
  expect(screen.getByRole('link', { name: 'Términos' }).getAttribute('href')).toBe('/terminos')
  await press('Aceptar')
  await vi.waitFor(() => expect(words()).toBe(''))
  expect(sent).toEqual([{ version: TERMS_VERSION }])
  expect(useSession.getState().user?.acceptedTerms).toBe(TERMS_VERSION)
})

test('an answer that could not be kept says so, and the line stays', async () => {
  answering({ 'POST users/me/terms': () => refused(500) })
  enter()
  const { words } = showLine()
  await press('Aceptar')
  await screen.findByText(/No pudimos guardar tu respuesta|Ahora no/)
  expect(words()).toContain('Aceptar')
})

test('Premium ends after a confirmation, and nothing is offered to who has none', async () => {
  const made = answering({ 'DELETE users/me/premium': { role: 'user' }, 'GET users/me': { ...ana, orders: [], products: [] } })
  enter({ role: 'premium' })
  show(<PremiumSection user={{ ...ana, role: 'premium' } as never} />)
  await press('Dar de baja Premium')
  expect(made, 'asked first').toEqual([])
  const dialog = await screen.findByRole('alertdialog', { name: '¿Dar de baja Premium?' })
  await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Dar de baja Premium' })))
  await vi.waitFor(() => expect(useSession.getState().user?.role).toBe('user'))
  expect(made).toContain('DELETE users/me/premium')
  await screen.findByText('Diste de baja Premium.')
})

test('who has no Premium reads so', () => {
  enter()
  expect(show(<PremiumSection user={ana as never} />).words()).toContain('No tenés Premium: no hay nada que dar de baja.')
  expect(screen.queryByRole('button', { name: 'Dar de baja Premium' })).toBeNull()
})
