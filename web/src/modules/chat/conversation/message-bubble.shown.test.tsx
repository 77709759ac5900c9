import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import type { Entry } from './merge.ts'
import { MessageBubble } from './message-bubble.tsx'

const retried = vi.fn()
const showMessage = (isOwn: boolean, more: Partial<Entry> = {}, isRead = false) => {
  const entry = { text: '¿Sigue a la venta?', senderName: isOwn ? 'Ana' : 'Bruno', at: '2026-11-20T15:04:00Z', state: 'sent', ...more }
  const row = { entry: { key: 'k', originalId: 'o1', ...entry } as Entry, isOwn, dayAfter: null, opensGroup: true, closesGroup: true }
  return show(<MessageBubble row={row} isRead={isRead} onRenew={vi.fn()} onRetry={retried} />)
}

test('a message says who wrote it, own ones by «Vos», and how far an own one has come', () => {
  for (const [isOwn, state, isRead, words] of [
    [false, 'sent', true, 'Bruno: ¿Sigue a la venta?12:04'],
    [true, 'sent', false, 'Vos: ¿Sigue a la venta?12:04Enviado'],
    [true, 'sent', true, 'Vos: ¿Sigue a la venta?12:04Leído'],
    [true, 'pending', true, 'Vos: ¿Sigue a la venta?12:04Enviando...'],
  ] as const) {
    const shown = showMessage(isOwn, { state }, isRead)
    expect(shown.words()).toBe(words)
    shown.unmount()
  }
  expect(screen.queryByRole('button')).toBeNull()
})

test('a failed message says only that, and is sent again by its own id', () => {
  const { words } = showMessage(true, { state: 'failed' })
  expect(words()).toBe('Vos: ¿Sigue a la venta?12:04Error - Reintentar')
  fireEvent.click(screen.getByRole('button', { name: 'Error - Reintentar' }))
  expect(retried.mock.calls).toEqual([['o1']])
})

test('under a message of the other party stands what it looks like, with a way to the reasons; not under an own one', () => {
  const { words, unmount } = showMessage(false, { warning: 'receipt' })
  expect(words()).toContain('Un comprobante no es dinero')
  expect(screen.getByRole('link', { name: '¿Por qué?' }).getAttribute('href')).toBe('/ayuda/seguridad#como-me-cuido')
  unmount()
  expect(showMessage(true, { warning: 'receipt' }).words()).not.toContain('Un comprobante')
})

test('an own message under review says so, instead of how far it has come', () => {
  expect(showMessage(true, { review: 'waiting' }).words()).toBe('Vos: ¿Sigue a la venta?12:04En revisión')
  expect(showMessage(true, { review: 'refused' }).words()).toContain('No se entregó')
})
