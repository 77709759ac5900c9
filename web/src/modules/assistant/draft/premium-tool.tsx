import { useNavigate } from 'react-router'
import { useDraft } from '../../../lib/use-draft.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { emptyOffer, type OfferValues } from '../../catalogue/selling/offer-values.ts'
import type { PremiumToolProps } from '../../search/premium-card.tsx'
import { texts } from '../texts.ts'
import { DraftTool } from './draft-tool.tsx'

/** The tool over the search dashboard: confirmed fields go into the draft of /new-product, which opens. */
export const PremiumTool = ({ isOpen, onClose }: PremiumToolProps) => {
  const navigate = useNavigate()
  const draft = useDraft<OfferValues>('offer', emptyOffer)
  const use = (values: OfferValues) => {
    draft.save(values)
    onClose()
    navigate('/new-product')
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={texts.draft.title} size="lg">
      <DraftTool current={draft.initial} onUse={use} />
    </Sheet>
  )
}
