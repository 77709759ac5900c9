import type { SecondFactor } from '@feria/contract/accounts/security-schemas'
import * as api from '@feria/contract/routes'
import { Button, Skeleton } from '@mantine/core'
import { Suspense, useState } from 'react'
import { formatDay } from '../../../lib/format.ts'
import { lazyPage } from '../../../lib/lazy-page.ts'
import { useRoute } from '../../../lib/use-route.ts'
import { confirm } from '../../../ui/confirm.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Pill, type Tone } from '../../../ui/pill.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import classes from '../profile/personal-info.module.css'
import { useHashHeading } from '../profile/use-hash-heading.ts'
import type { FactorWork } from './factor-forms.tsx'
import { texts } from './texts.ts'

const labels = texts.factor
/** The URL hash of this section. */
const PART = 'verificacion'
/** This many recovery codes or fewer show a warning. */
const FEW_CODES = 2

const FactorForms = lazyPage(async () => (await import('./factor-forms.tsx')).FactorForms)

const tones: Record<SecondFactor['state'], Tone> = { off: 'quiet', pending: 'warn', on: 'good' }

const State = ({ factor, onWork }: { factor: SecondFactor; onWork: (work: FactorWork) => void }) => {
  const { state, since, recoveryCodesLeft: left } = factor
  return (
    <>
      <div className={classes.words}>
        <Pill tone={tones[state]}>{labels.state[state]}</Pill>
        {state === 'pending' && <p className={classes.quiet}>{labels.pending}</p>}
        {state === 'on' && since && <p className={classes.quiet}>{labels.on(formatDay(since))}</p>}
        {state === 'on' && (
          <p className={left > FEW_CODES ? classes.quiet : classes.alert}>{left === 0 ? labels.none : labels.left(left)}</p>
        )}
        {state !== 'on' && factor.isRequired && <p className={classes.alert}>{labels.required}</p>}
      </div>
      <div className={classes.buttons}>
        {state === 'on' ? (
          <>
            <Button variant="default" onClick={() => onWork('renew')}>
              {labels.renew}
            </Button>
            <Button variant="outline" color="red" onClick={() => onWork('off')}>
              {labels.turnOff}
            </Button>
          </>
        ) : (
          <Button onClick={() => onWork('setUp')}>{state === 'pending' ? labels.goOn : labels.turnOn}</Button>
        )}
      </div>
    </>
  )
}

/** «Verificación en dos pasos»: whether it is on, switching it on and off, and new recovery codes. */
export const SecondFactorSection = () => {
  const heading = useHashHeading(PART)
  const { data, error, refetch } = useRoute(api.accounts.secondFactor, {})
  const [work, setWork] = useState<FactorWork>('setUp')
  const [isOpen, setIsOpen] = useState(false)
  const [codes, setCodes] = useState<string[] | null>(null)
  const begin = (next: FactorWork) => {
    setWork(next)
    setCodes(null)
    setIsOpen(true)
  }
  const close = () => setIsOpen(false)
  const leave = async () => {
    if (!codes || (await confirm(texts.codes.leave))) close()
  }
  const title = codes ? texts.codes.title : texts[work].title
  return (
    <section className={classes.sheet}>
      <h2 ref={heading} tabIndex={-1} className={classes.heading} id={PART}>
        {labels.heading}
      </h2>
      <div className={classes.part}>
        <p>{labels.what}</p>
        {data && <State factor={data} onWork={begin} />}
        {!data && !error && <Skeleton height={80} radius="md" />}
        {!data && error && <ErrorState error={error} title={labels.loadFailed} onRetry={() => void refetch()} />}
      </div>
      <Sheet isOpen={isOpen} onClose={() => void leave()} title={<span className={classes.question}>{title}</span>} size="lg">
        <Suspense fallback={<Skeleton height={240} radius="md" />}>
          <FactorForms work={work} codes={codes} onCodes={setCodes} onDone={close} />
        </Suspense>
      </Sheet>
    </section>
  )
}
