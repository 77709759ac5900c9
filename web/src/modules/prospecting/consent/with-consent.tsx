import type { ComponentType } from 'react'
import { OwnChoicesSlot } from '../../accounts/profile/own-choices-slot.tsx'
import { ConsentCard } from './consent-card.tsx'

/** The page of the personal information, with whether sellers may find the member. */
export const withConsent = (Page: ComponentType): ComponentType => {
  const PageWithConsent = () => (
    <OwnChoicesSlot value={ConsentCard}>
      <Page />
    </OwnChoicesSlot>
  )
  return PageWithConsent
}
