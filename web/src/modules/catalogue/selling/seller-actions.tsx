import { UnstyledButton } from '@mantine/core'
import { IconBolt, IconClipboardText } from '@tabler/icons-react'
import { Link } from 'react-router'
import classes from './seller-panel.module.css'
import { texts } from './texts.ts'

const labels = texts.panel

/** The two ways to publish: the quick form over this page, and the full page. */
export const SellerActions = ({ onNew }: { onNew: () => void }) => (
  <div className={classes.actions}>
    <UnstyledButton className={classes.action} data-kind="quick" onClick={onNew}>
      <IconBolt size={28} className={classes.icon} aria-hidden="true" />
      <span>
        <span className={classes.title}>{labels.quick}</span>
        <span className={classes.hint}>{labels.quickHint}</span>
      </span>
    </UnstyledButton>
    <Link to="/new-product" className={classes.action} data-kind="full">
      <IconClipboardText size={28} className={classes.icon} aria-hidden="true" />
      <span>
        <span className={classes.title}>{labels.full}</span>
        <span className={classes.hint}>{labels.fullHint}</span>
      </span>
    </Link>
  </div>
)
