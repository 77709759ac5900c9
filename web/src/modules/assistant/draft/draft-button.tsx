import { Button } from '@mantine/core'
import { IconPhotoSpark } from '@tabler/icons-react'
import { useState } from 'react'
import { showAlert } from '../../../lib/alert-box.ts'
import { useSession } from '../../../lib/session.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import type { OfferDraftProps } from '../../catalogue/selling/parts.ts'
import { texts as searchTexts } from '../../search/texts.ts'
import { texts } from '../texts.ts'
import classes from './draft.module.css'
import { DraftTool } from './draft-tool.tsx'

const labels = texts.draft

/**
 * Opens the Premium tool over /new-product; members with role user are told that it needs a subscription, and what a title does for
 * everybody.
 */
export const DraftButton = ({ current, onUse }: OfferDraftProps) => {
  const role = useSession((session) => session.user?.role.trim().toLowerCase())
  const [isOpen, setIsOpen] = useState(false)
  const [wasRefused, setWasRefused] = useState(false)
  const isPremium = role === 'premium' || role === 'admin'
  const refuse = async () => {
    await showAlert(searchTexts.premium.refused)
    setWasRefused(true)
  }
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
        onClick={() => (isPremium ? setIsOpen(true) : void refuse())}
      >
        {labels.open}
      </Button>
      {wasRefused && (
        <p role="status" className={classes.forAll}>
          {labels.forAll}
        </p>
      )}
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={labels.title} size="lg">
        <DraftTool current={current} onUse={use} />
      </Sheet>
    </>
  )
}
