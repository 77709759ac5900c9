import type { ComponentType } from 'react'
import { useLoaded } from '../../lib/use-loaded.ts'
import { type OfferDraftProps, OfferDraftSlot } from '../catalogue/selling/offer-draft-slot.tsx'
import { type PriceHintProps, PriceHintSlot } from '../catalogue/selling/price-hint-slot.tsx'
import { AssistantLinkSlot, type PremiumToolProps, PremiumToolSlot } from '../search/premium-slot.tsx'

const loadHint = async () => (await import('./price-hint.tsx')).PriceBandHint
const loadTool = async () => (await import('./draft/premium-tool.tsx')).PremiumTool
const loadButton = async () => (await import('./draft/draft-button.tsx')).DraftButton
const loadLink = async () => (await import('./assistant-link.tsx')).AssistantLink

const LazyHint = (props: PriceHintProps) => {
  const Hint = useLoaded(loadHint, props.name.trim() !== '')
  return Hint && <Hint {...props} />
}

const LazyTool = (props: PremiumToolProps) => {
  const Tool = useLoaded(loadTool, props.isOpen)
  return Tool && <Tool {...props} />
}

const LazyButton = (props: OfferDraftProps) => {
  const Button = useLoaded(loadButton, true)
  return Button && <Button {...props} />
}

const LazyLink = () => {
  const Link = useLoaded(loadLink, true)
  return Link && <Link />
}

/** Adds the assistant's parts to a page: the price hint, the Premium draft, the link to the assistant. Their code loads on demand. */
export const withAssistant = (Page: ComponentType): ComponentType => {
  const PageWithAssistant = () => (
    <PriceHintSlot value={LazyHint}>
      <OfferDraftSlot value={LazyButton}>
        <PremiumToolSlot value={LazyTool}>
          <AssistantLinkSlot value={LazyLink}>
            <Page />
          </AssistantLinkSlot>
        </PremiumToolSlot>
      </OfferDraftSlot>
    </PriceHintSlot>
  )
  return PageWithAssistant
}
