import { act } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { runHook } from '../testing/run-hook.tsx'
import { queryClient } from './query-client.ts'
import { useCached } from './use-cached.ts'

const useCount = () => useCached<number>(['count'])

test('what the cache holds shows, until it is removed; a page from the server shows nothing', () => {
  queryClient.setQueryData(['count'], 1)
  const { result } = runHook(useCount, { client: queryClient })
  expect(result.current).toBe(1)
  act(() => void queryClient.setQueryData(['count'], 2))
  expect(result.current).toBe(2)
  const Shown = () => String(useCount())
  expect(renderToString(createElement(Shown))).toBe('undefined')
  act(() => queryClient.clear())
  expect(result.current).toBeUndefined()
})
