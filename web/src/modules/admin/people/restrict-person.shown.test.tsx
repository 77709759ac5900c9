import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSession } from '../../../lib/session.ts'
import { answering, refused } from '../../../testing/answering.ts'
import { choose } from '../../../testing/choose.ts'
import { show } from '../../../testing/show.tsx'
import { RestrictPerson } from './restrict-person.tsx'
import { peopleTexts } from './texts.ts'

const CALL = 'PUT users/a1/restriction'
const { kinds } = peopleTexts.restrict
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const open = async (role = 'admin') => {
  const close = vi.fn()
  useSession.setState({ token: 't', user: { id: 'm', name: 'Mora', role, staff: 'moderator' } as never })
  show(<RestrictPerson person={{ id: 'a1', name: 'Ana' }} isOpen onClose={close} />)
  await screen.findByLabelText('Días')
  return close
}
const preview = () => screen.getByRole('region', { name: 'Lo que va a leer' }).textContent ?? ''
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('what the member will read follows what is chosen and written', async () => {
  answering({})
  await open()
  expect(preview()).toMatch(/Suspendimos tu cuenta.*está suspendida hasta el .*Motivo: ….*retirar tu saldo/)
  write('Motivo, en pocas palabras', 'Vendiste armas')
  write('Explicación (opcional)', 'Van tres veces.')
  choose('Qué', kinds.limited)
  expect(preview()).toMatch(/Tu cuenta tiene límites.*Motivo: Vendiste armas\.Van tres veces\./)
  expect(preview()).not.toContain('retirar tu saldo')
  write('Días', 'x')
  expect(preview()).toContain('hasta el ….')
  choose('Qué', kinds.ended)
  expect([screen.queryByLabelText('Días'), preview()]).toEqual([null, expect.stringContaining('Cerramos tu cuenta')])
})

test('without good days and a reason nothing is sent; then it is, once, and the sheet closes', async () => {
  const sent: unknown[] = []
  answering({ [CALL]: (body: unknown) => sent.push(body) && {} })
  const close = await open()
  for (const days of ['', '0', '366', '1.5', '-1']) {
    write('Días', days)
    press('Suspender')
    expect(screen.getByText('Los días van de 1 a 365.')).toBeDefined()
  }
  expect(screen.getByText('Escribí el motivo: lo lee esa persona.')).toBeDefined()
  write('Días', '3')
  write('Motivo, en pocas palabras', 'Engañó')
  expect(sent).toEqual([])
  press('Suspender')
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(sent).toEqual([{ kind: 'suspended', days: 3, reason: 'Engañó', note: '' }])
})

test('closing without an end asks first, and a refusal stays with what was written', async () => {
  const made = answering({ [CALL]: () => refused(409) })
  const close = await open()
  choose('Qué', kinds.ended)
  write('Motivo, en pocas palabras', 'Engañó')
  press('Cerrar la cuenta')
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar' }))
  expect(made).toEqual([])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull())
  press('Cerrar la cuenta')
  await screen.findByRole('button', { name: 'Cancelar' })
  fireEvent.click(screen.getAllByRole('button', { name: 'Cerrar la cuenta' }).at(-1) as HTMLElement)
  await screen.findByText('Ahora no.')
  expect([close.mock.calls, screen.getByLabelText<HTMLInputElement>('Motivo, en pocas palabras').value]).toEqual([[], 'Engañó'])
})

test('a moderator limits and suspends: to close an account is an admin’s', async () => {
  answering({})
  await open('user')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([kinds.limited, kinds.suspended])
})
