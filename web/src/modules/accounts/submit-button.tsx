import { useHydrated } from '../../lib/use-hydrated.ts'
import { PlainButton } from '../../ui/plain-button.tsx'

/**
 * The button of a form that the server renders. Until the form's code has loaded it submits nothing, neither does the enter key: the
 * browser would send the form by itself.
 */
export const SubmitButton = ({ loading, children }: { loading: boolean; children: string }) => {
  const isHydrated = useHydrated()
  return (
    <PlainButton type={isHydrated ? 'submit' : 'button'} aria-disabled={!isHydrated || undefined} isFull isLoading={loading}>
      {children}
    </PlainButton>
  )
}
