import { UnstyledButton } from '@mantine/core'
import { IconPhotoSpark } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { useNavigate } from 'react-router'
import { showAlert } from '../../lib/alert-box.ts'
import { useSession } from '../../lib/session.ts'
import { Pill } from '../../ui/pill.tsx'
import classes from './premium-card.module.css'
import { texts } from './texts.ts'

const labels = texts.premium

export interface PremiumToolProps {
  isOpen: boolean
  onClose: () => void
}

/**
 * The Premium card: tells members with role user that it needs a subscription, and leads to what reads their title; for the others it
 * opens the tool.
 */
export const PremiumCard = ({ Tool }: { Tool: ComponentType<PremiumToolProps> }) => {
  const role = useSession((session) => session.user?.role.trim().toLowerCase())
  const isPremium = role === 'premium' || role === 'admin'
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const more = { label: labels.forAll, act: () => void navigate('/new-product') }
  return (
    <>
      <UnstyledButton
        className={classes.card}
        aria-haspopup="dialog"
        onClick={() => (isPremium ? setIsOpen(true) : void showAlert(labels.refused, { more }))}
      >
        <span className={classes.icon}>
          <IconPhotoSpark size={26} aria-hidden="true" />
        </span>
        <span className={classes.words}>
          <span className={classes.title}>{labels.title}</span>
          <span className={classes.text}>{labels.text}</span>
        </span>
        <Pill tone="warn">{labels.tag}</Pill>
      </UnstyledButton>
      {isPremium && <Tool isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
