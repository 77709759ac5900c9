import { createContext, useContext } from 'react'

/** The nonce of the page that is being rendered; none in the browser, which forgets it. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = (): string | undefined => useContext(NonceContext)
