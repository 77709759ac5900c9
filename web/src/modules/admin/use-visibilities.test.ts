import { act, screen } from '@testing-library/react'
import { test } from 'vitest'
import { answering } from '../../testing/answering.ts'
import { runHook } from '../../testing/run-hook.tsx'
import { showHosts } from '../../testing/show-hosts.tsx'
import { useVisibilities } from './use-visibilities.ts'

const none = { changed: [], unchanged: [], moderated: [], missing: [] }

test.each([
  [{ changed: ['a', 'b'] }, true, 'Se muestran 2.'],
  [{ changed: ['a'] }, false, 'Se ocultó 1.'],
  [{ unchanged: ['a'] }, true, '1 ya estaba así.'],
  [{ moderated: ['a'] }, true, '1 la ocultó moderación: mostrala desde Administración.'],
  [{ missing: ['a', 'b'] }, true, '2 ya no existen.'],
  [{ changed: ['a'], missing: ['b'] }, false, 'Se ocultó 1. 1 ya no existe.'],
])('what became of those chosen is told, and nothing of what became of none: %o', async (became, visible, sentence) => {
  answering({ 'POST admin/products/visibility': { ...none, ...became } })
  showHosts()
  const { result } = runHook(() => useVisibilities(() => undefined))
  await act(() => result.current.mutateAsync({ body: { ids: ['a', 'b'], visible, note: '' } as never }))
  await screen.findByText(sentence)
})
