import * as api from '@feria/contract/routes'
import { act } from '@testing-library/react'
import type { ChangeEvent, FormEvent } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { answeringLate } from '../../testing/late-answer.ts'
import { runHook } from '../../testing/run-hook.tsx'
import { useAccountForm } from './use-account-form.ts'

const entered = vi.fn()
beforeEach(() => entered.mockClear())

const open = (email = '') => {
  const page = runHook(() =>
    useAccountForm({
      draft: 'login',
      kept: { email: '' },
      initial: { email, password: '' },
      check: ({ email, password }) => ({ email: email ? null : 'Falta el email.', password: password ? null : 'Falta.' }),
      send: async (body) => entered(await call(api.accounts.login, { body })),
    }),
  )
  const now = () => page.result.current
  return {
    now,
    type: (name: 'email' | 'password', value: string) =>
      act(() =>
        now()
          .field(name)
          .onChange({ currentTarget: { value } } as ChangeEvent<HTMLInputElement>),
      ),
    submit: () => act(async () => now().form.onSubmit({ preventDefault: () => undefined } as FormEvent)),
  }
}
const answered = (come: () => Promise<void>) => act(come)

test('what is missing is said at its field, until that is typed in, and nothing is sent', async () => {
  const { made } = answeringLate()
  const { now, type, submit } = open()
  await submit()
  expect([now().field('email').error, now().field('password').error]).toEqual(['Falta el email.', 'Falta.'])
  type('email', 'ana@feria.example')
  expect([now().field('email').error, now().field('email').value]).toEqual([undefined, 'ana@feria.example'])
  await submit()
  expect([now().field('email').error, now().field('password').error, made()]).toEqual([null, 'Falta.', []])
})

test('a draft keeps what it may, never the password, and is gone once it was sent; what is given goes before it', async () => {
  const first = open()
  first.type('email', 'ana@feria.example')
  first.type('password', 'mate amargo')
  expect(Object.values(sessionStorage)).toEqual(['{"email":"ana@feria.example"}'])
  expect(open().now().values).toEqual({ email: 'ana@feria.example', password: '' })
  expect(open('bea@feria.example').now().values.email).toBe('bea@feria.example')
  const { come } = answeringLate()
  await first.submit()
  await answered(() => come(200, { token: 't' }))
  expect(entered.mock.calls).toEqual([[{ token: 't' }]])
  expect(Object.values(sessionStorage)).toEqual([])
})

test('it is sent once at a time; a refusal stays with its fields, and the draft with it', async () => {
  const { come, made } = answeringLate()
  const { now, type, submit } = open()
  type('email', 'ana@feria.example')
  type('password', 'x')
  await submit()
  await submit()
  expect([made().length, now().isPending]).toEqual([1, true])
  await answered(() => come(400, { error: 'invalid', message: 'No.', fields: { password: 'Muy corta.', other: 'No se ve.' } }))
  expect([now().isPending, now().error?.status, now().field('password').error]).toEqual([false, 400, 'Muy corta.'])
  expect(Object.values(sessionStorage)).toEqual(['{"email":"ana@feria.example"}'])
  await act(async () => now().reset())
  expect(now().error).toBeNull()
  expect(entered).not.toHaveBeenCalled()
})
