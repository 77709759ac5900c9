import 'virtual:theme-variables.css'
import { ColorSchemeScript, mantineHtmlProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Links, type LoaderFunctionArgs, Meta, Outlet, Scripts, useLocation, useMatches } from 'react-router'
import { brand } from './lib/brand.ts'
import { plainHead, type Site } from './routes/head.ts'
import { useNonce } from './routes/nonce.ts'
import { renderParts } from './routes/parts.ts'

/** Later layers win over earlier ones, and what is in none of them (the pages' own styles) over all. */
const LAYERS = '@layer base, mantine, pieces;'

/** The product's name and address, the same on every page. */
export const loader = ({ context }: LoaderFunctionArgs): Site => {
  const { brand, url } = context.get(renderParts)
  return { brand, url }
}

export const shouldRevalidate = () => false

export const meta = plainHead

/** What a route says about its document. */
export interface DocumentHandle {
  /** The page is complete without scripts, and gets none. */
  isStatic?: boolean
  /** The parameters of the query that it reads on the server; it is rendered without any others. */
  query?: string[]
  /** The id of what the page is about: it is rendered anew when that changes. */
  subjectOf?: (params: { readonly [name: string]: string | undefined }) => string | null
}

/** The document around every page. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const nonce = useNonce()
  const { pathname } = useLocation()
  const isStatic = useMatches().some(({ handle }) => (handle as DocumentHandle | undefined)?.isStatic)
  return (
    <html lang="es-AR" data-respect-reduced-motion="true" {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="application-name" content={brand} />
        <meta name="theme-color" content="#fbf7f1" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1d1814" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <ColorSchemeScript defaultColorScheme="auto" nonce={nonce} />
        <style>{LAYERS}</style>
        <Meta />
        <Links />
      </head>
      <body data-page={pathname}>
        {children}
        {!isStatic && <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

/** The page. */
export default Outlet
