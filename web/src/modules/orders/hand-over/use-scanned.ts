import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { codeInHash } from './code-address.ts'

/** The code of the address that a QR led to, once: then it is taken out of the address, and so of the history. */
export const useScanned = (take: (code: string) => void): void => {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const code = codeInHash(hash)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is taken when it comes.
  useEffect(() => {
    if (code === null) return
    take(code)
    void navigate(pathname + search, { replace: true, preventScrollReset: true })
  }, [code])
}
