import { Button } from '@mantine/core'
import { IconPhotoSpark } from '@tabler/icons-react'
import { useState } from 'react'
import { showAlert } from '../../../lib/alert-box.ts'
import { useSession } from '../../../lib/session.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import type { OfferDraftProps } from '../../catalogue/selling/parts.ts'
import { texts as searchTexts } from '../../search/texts.ts'
import { texts } from '../texts.ts'
import { DraftTool } from './draft-tool.tsx'

const labels = texts.draft

/** Opens the Premium tool over /new-product; members with role user are told that it needs a subscription. */
export const DraftButton = ({ current, onUse }: OfferDraftProps) => {
  const role = useSession((session) => session.user?.role.trim().toLowerCase())
  const [isOpen, setIsOpen] = useState(false)
  const isPremium = role === 'premium' || role === 'admin'
  const use = (values: Parameters<typeof onUse>[0]) => {
    setIsOpen(false)
    onUse(values)
  }
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconPhotoSpark size={20} aria-hidden="true" />}
        onClick={() => (isPremium ? setIsOpen(true) : void showAlert(searchTexts.premium.refused))}
      >
        {labels.open}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={labels.title} size="lg">
        <DraftTool current={current} onUse={use} />
      </Sheet>
    </>
  )
}
