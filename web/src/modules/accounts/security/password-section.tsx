import { Button, Skeleton } from '@mantine/core'
import { Suspense, useState } from 'react'
import { lazyPage } from '../../../lib/lazy-page.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import classes from '../profile/personal-info.module.css'
import { useHashHeading } from '../profile/use-hash-heading.ts'
import { texts } from './texts.ts'

const labels = texts.change
/** The URL hash of this section. */
const PART = 'contrasena'

const ChangePassword = lazyPage(async () => (await import('./change-password.tsx')).ChangePassword)

/** «Contraseña»: changes the password; the form loads with the first click. */
export const PasswordSection = () => {
  const heading = useHashHeading(PART)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <section className={classes.sheet}>
      <h2 ref={heading} tabIndex={-1} className={classes.heading} id={PART}>
        {labels.heading}
      </h2>
      <div className={classes.part}>
        <p>{labels.what}</p>
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => setIsOpen(true)}>
            {labels.open}
          </Button>
        </div>
      </div>
      <Sheet isOpen={isOpen} onClose={close} title={<span className={classes.question}>{labels.title}</span>} size="lg">
        <Suspense fallback={<Skeleton height={360} radius="md" />}>
          <ChangePassword onDone={close} />
        </Suspense>
      </Sheet>
    </section>
  )
}
