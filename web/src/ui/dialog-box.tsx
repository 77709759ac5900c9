import { Button } from '@mantine/core'
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import type { Dialog } from '../lib/dialogs.ts'
import classes from './dialog-box.module.css'
import { themed } from './themed.tsx'

/** One modal question or alert on the native dialog element: it traps the focus, returns it and closes on Escape. */
export const DialogBox = themed(({ dialog }: { dialog: Dialog }) => {
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()
  const answered = useRef(false)
  useEffect(() => {
    box.current?.showModal()
  }, [])
  // The element closes before resolving, so that the focus is back before the caller continues.
  const answer = (yes: boolean) => {
    if (answered.current) return
    answered.current = true
    box.current?.close()
    dialog.answer(yes)
  }
  const pressOutside = (event: MouseEvent) => event.target === box.current && answer(false)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, through onCancel.
    <dialog
      ref={box}
      role="alertdialog"
      className={classes.box}
      aria-labelledby={dialog.title ? `${id}-title` : undefined}
      aria-label={dialog.title ? undefined : 'Aviso'}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault()
        answer(false)
      }}
      onClick={pressOutside}
    >
      <div className={classes.inside}>
        {dialog.title && (
          <h2 id={`${id}-title`} className={classes.title}>
            {dialog.title}
          </h2>
        )}
        <p id={`${id}-text`} className={classes.text}>
          {dialog.text}
        </p>
        <div className={classes.buttons}>
          {/* The attribute keeps Escape from closing a sheet under this box. */}
          {dialog.no && (
            <Button variant="default" data-mantine-stop-propagation="true" onClick={() => answer(false)}>
              {dialog.no}
            </Button>
          )}
          {dialog.more && (
            <Button
              variant="default"
              data-mantine-stop-propagation="true"
              onClick={() => {
                dialog.more?.act()
                answer(true)
              }}
            >
              {dialog.more.label}
            </Button>
          )}
          <Button data-mantine-stop-propagation="true" color={dialog.isDangerous ? 'red' : undefined} onClick={() => answer(true)}>
            {dialog.yes}
          </Button>
        </div>
      </div>
    </dialog>
  )
})
