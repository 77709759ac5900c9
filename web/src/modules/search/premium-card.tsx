import { UnstyledButton } from '@mantine/core'
import { IconPhotoSpark } from '@tabler/icons-react'
import { showAlert } from '../../lib/alert-box.ts'
import { useSession } from '../../lib/session.ts'
import { Pill } from '../../ui/pill.tsx'
import classes from './premium-card.module.css'
import { texts } from './texts.ts'

const said = texts.premium

/** The Premium card: members with role user are told that it needs a subscription [SRCH-09], the others that there is no AI service yet. */
export const PremiumCard = () => {
  const role = useSession((session) => session.user?.role.trim().toLowerCase())
  const isPremium = role === 'premium' || role === 'admin'
  return (
    <UnstyledButton
      className={classes.card}
      aria-haspopup="dialog"
      onClick={() => void showAlert(isPremium ? said.unavailable : said.refused)}
    >
      <span className={classes.icon}>
        <IconPhotoSpark size={26} aria-hidden="true" />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{said.title}</span>
        <span className={classes.text}>{said.text}</span>
      </span>
      <Pill tone="warn">{said.tag}</Pill>
    </UnstyledButton>
  )
}
