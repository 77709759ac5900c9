import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { handleError, scriptsLast } from './entry.server.tsx'
import { renderParts } from './routes/parts.ts'

test('every script of a page comes after what it is read with', () => {
  const style = '<link rel="stylesheet" href="/a.css"/>'
  const script = (name: string, priority = '') => `<link rel="modulepreload"${priority} href="/${name}.js"/>`
  const low = ' fetchpriority="low"'
  expect(scriptsLast(script('a') + style + script('b') + script('c'))).toBe(script('a', low) + style + script('b', low) + script('c', low))
})

test('what fails while a page is rendered is reported, unless nobody waits for it any more', () => {
  const reported: unknown[] = []
  const context = new RouterContextProvider()
  context.set(renderParts, { nonce: 'n', onError: (error: unknown) => reported.push(error) } as never)
  const fail = (signal: AbortSignal) =>
    handleError(new Error('no'), { request: new Request('https://feria.test/', { signal }), context, params: {} } as never)
  fail(AbortSignal.abort())
  expect(reported).toEqual([])
  fail(new AbortController().signal)
  expect(reported).toEqual([new Error('no')])
})
