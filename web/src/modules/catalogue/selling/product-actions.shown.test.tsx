import type { OwnProduct } from '@feria/contract/catalogue/schemas'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { CardActions, RowActions } from './product-actions.tsx'

const product = { id: 'bici', name: 'Bici', visible: true, sold: false, stock: 1, category: 'Rodados' } as unknown as OwnProduct
const act = vi.fn()
const actions = { product, onEdit: act, onSell: act, onTurn: act, onErase: act, onFindBuyers: act }

test.each([
  ['a card', CardActions],
  ['a row', RowActions],
])('while one of its actions is under way, no other one of %s can be pressed', (_where, Actions) => {
  const { rerender } = show(<Actions {...actions} isBusy={false} />)
  const areOff = () => screen.getAllByRole<HTMLButtonElement>('button').map(({ disabled }) => disabled)
  expect(areOff()).toEqual([false, false, false, false, false])
  rerender(<Actions {...actions} isBusy />)
  expect(areOff()).toEqual([true, true, true, true, true])
})
