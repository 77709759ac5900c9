import * as api from '@feria/contract/routes'
import { useState } from 'react'
import type { CallError } from '../../../lib/call.ts'
import { useRoute } from '../../../lib/use-route.ts'

/**
 * Whether a form that asks for the password asks for a code too. The server has the final word, since the factor may have been enabled
 * elsewhere: pass its errors to `checkError`.
 */
export const useNeedsCode = (isWanted = true): { needsCode: boolean; checkError: (error: CallError) => void } => {
  const factor = useRoute(api.accounts.secondFactor, {}, { enabled: isWanted })
  const [isAsked, setIsAsked] = useState(false)
  return {
    needsCode: isWanted && (isAsked || factor.data?.state === 'on'),
    checkError: (error) => {
      if (error.code === 'accounts.second-factor') setIsAsked(true)
    },
  }
}
