import { IconShieldHeart } from '@tabler/icons-react'
import { texts } from '../texts.ts'
import classes from './room-page.module.css'

/** How to keep one's money and data safe while trading; collapsed on phones. */
export const CareNotes = ({ isOpen = false }: { isOpen?: boolean }) => (
  <aside className={classes.care} aria-label={texts.care.title}>
    <details open={isOpen}>
      <summary className={classes.summary}>
        <IconShieldHeart size={20} aria-hidden="true" />
        {texts.care.title}
      </summary>
      <ul className={classes.notes}>
        {texts.care.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </details>
  </aside>
)
