import { Button } from '@mantine/core'
import { IconFileDownload, IconPrinter } from '@tabler/icons-react'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { downloadText } from '../profile/download-text.ts'
import classes from './security.module.css'
import { texts } from './texts.ts'

const said = texts.codes

/** The recovery codes, shown once: to copy, download or print. */
export const RecoveryCodes = ({ codes, onDone }: { codes: string[]; onDone: () => void }) => {
  const text = [said.fileHead, '', ...codes, ''].join('\n')
  return (
    <div className={classes.steps}>
      <p>{said.text}</p>
      <ul className={classes.codes} aria-label={said.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <CopyButton text={codes.join('\n')} what={said.all} />
        <Button
          variant="default"
          leftSection={<IconFileDownload size={18} aria-hidden="true" />}
          onClick={() => downloadText(text, said.file, 'text/plain')}
        >
          {said.download}
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden="true" />} onClick={() => window.print()}>
          {said.print}
        </Button>
      </div>
      <Button className={classes.done} onClick={onDone}>
        {said.done}
      </Button>
    </div>
  )
}
