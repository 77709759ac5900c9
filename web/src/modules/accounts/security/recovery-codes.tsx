import { Button } from '@mantine/core'
import { IconFileDownload, IconPrinter } from '@tabler/icons-react'
import { saveText } from '../../../lib/save-file.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import classes from './security.module.css'
import { texts } from './texts.ts'

const labels = texts.codes

/** The recovery codes, shown once: to copy, download or print. */
export const RecoveryCodes = ({ codes, onDone }: { codes: string[]; onDone: () => void }) => {
  const text = [labels.fileHead, '', ...codes, ''].join('\n')
  return (
    <div className={classes.steps}>
      <p>{labels.text}</p>
      <ul className={classes.codes} aria-label={labels.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <CopyButton text={codes.join('\n')} what={labels.all} />
        <Button
          variant="default"
          leftSection={<IconFileDownload size={18} aria-hidden="true" />}
          onClick={() => saveText(labels.file, text, 'text/plain')}
        >
          {labels.download}
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden="true" />} onClick={() => window.print()}>
          {labels.print}
        </Button>
      </div>
      <Button className={classes.done} onClick={onDone}>
        {labels.done}
      </Button>
    </div>
  )
}
