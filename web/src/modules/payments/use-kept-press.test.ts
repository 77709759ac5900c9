import type { KeptCard } from '@feria/contract/payments/schemas'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { runHook } from '../../testing/run-hook.tsx'
import type { Payable } from './checkout-gate.tsx'
import type { useConfirm } from './use-confirm.ts'
import { useKeptPress } from './use-kept-press.ts'
import type { Failure, usePurchase } from './use-purchase.ts'

const card = { id: 'k1', codeLength: 3 } as KeptCard
const payable = {} as Payable

const pressing = (ends: (Failure | { id: string })[], isPaying = false) => {
  const purchase = { isPaying, isDone: false, failure: null, wasUnsure: false, forgetFailure: vi.fn() }
  const confirmation = { confirm: vi.fn(async () => ends.shift()), leave: vi.fn(), hasPriceChanged: false, bought: null }
  const onBegin = vi.fn()
  const around = { purchase, confirmation, onBegin } as unknown as {
    purchase: ReturnType<typeof usePurchase>
    confirmation: ReturnType<typeof useConfirm>
    onBegin: () => void
  }
  const { result } = runHook(() => useKeptPress(around))
  const press = async (code: string) => {
    act(() => result.current.setCode(code))
    await act(() => result.current.press(payable, card))
    return { code: result.current.code, error: result.current.error }
  }
  return { result, press, purchase, confirmation, onBegin }
}

test('a code of another length pays nothing, and says how many digits it has', async () => {
  const { press, confirmation, onBegin } = pressing([])
  for (const code of ['', '12', '1234', '12a']) expect(await press(code)).toEqual({ code, error: 'Son los 3 números del dorso.' })
  expect([confirmation.confirm.mock.calls, onBegin.mock.calls]).toEqual([[], []])
})

test('a press while it is paid does nothing', async () => {
  const { press, confirmation } = pressing([], true)
  await press('123')
  expect(confirmation.confirm).not.toHaveBeenCalled()
})

test('the code is kept for another try, and forgotten once the card is refused, has paid, or another one is chosen', async () => {
  const refused = { kind: 'card', text: 'No.', refused: { step: 'cvc', text: 'Este dato no es correcto. Revisalo.' } } as const
  const { press, result, confirmation, purchase } = pressing([
    { kind: 'price', text: '' },
    { kind: 'retry', text: '' },
    refused,
    { kind: 'card', text: '' },
    { id: 'o1' },
  ])
  expect(await press('123')).toEqual({ code: '123', error: null })
  expect(await press('123')).toEqual({ code: '123', error: null })
  expect(await press('123')).toEqual({ code: '123', error: refused.refused.text })
  expect(await press('123')).toEqual({ code: '', error: null })
  expect(await press('123')).toEqual({ code: '', error: null })
  expect(confirmation.leave.mock.calls).toEqual([[{ id: 'o1' }]])
  expect(confirmation.confirm).toHaveBeenLastCalledWith(payable, { kept: card, cvc: '123' })
  act(() => result.current.setCode('12'))
  act(() => result.current.forget())
  expect(result.current.code).toBe('')
  expect(purchase.forgetFailure).toHaveBeenCalledTimes(1)
})
