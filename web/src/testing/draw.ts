import { MantineProvider } from '@mantine/core'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { vi } from 'vitest'
import { Router } from '../lib/router.tsx'

/** The HTML of a component's first render. */
export const draw = (piece: ReactNode): string => {
  vi.stubGlobal('window', { location: { pathname: '/', search: '', hash: '' } })
  vi.stubGlobal('history', { state: null })
  try {
    return renderToStaticMarkup(createElement(MantineProvider, null, createElement(Router, null, piece)))
  } finally {
    vi.unstubAllGlobals()
  }
}
