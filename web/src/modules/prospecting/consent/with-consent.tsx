import type { ComponentType } from 'react'
import { OwnChoicesSlot } from '../../accounts/profile/own-choices-slot.tsx'
import { ConsentCard } from './consent-card.tsx'

/** Adds the prospecting consent to the personal information page. */
export const withConsent = (Page: ComponentType): ComponentType => {
  const PageWithConsent = () => (
    <OwnChoicesSlot value={ConsentCard}>
      <Page />
    </OwnChoicesSlot>
  )
  return PageWithConsent
}
