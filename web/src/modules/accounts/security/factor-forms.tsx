import type { ReactNode } from 'react'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RenewCodes } from './renew-codes.tsx'
import { SetUp } from './set-up.tsx'
import { TurnOff } from './turn-off.tsx'

/** Actions on the second factor. */
export type FactorWork = 'setUp' | 'renew' | 'off'

interface Props {
  work: FactorWork
  /** Recovery codes to show, once there are any. */
  codes: string[] | null
  onCodes: (codes: string[]) => void
  onDone: () => void
}

/** The form of an action, and the recovery codes it ends with. One chunk, as it loads with the first click. */
export const FactorForms = ({ work, codes, onCodes, onDone }: Props) => {
  const forms: Record<FactorWork, ReactNode> = {
    setUp: <SetUp onCodes={onCodes} />,
    renew: <RenewCodes onCodes={onCodes} />,
    off: <TurnOff onDone={onDone} />,
  }
  return codes ? <RecoveryCodes codes={codes} onDone={onDone} /> : forms[work]
}
