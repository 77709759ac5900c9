import type { Platform } from '@feria/contract/catalogue/values'
import { Loader, UnstyledButton } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck, IconCircleOff, IconRefresh } from '@tabler/icons-react'
import { texts } from '../texts.ts'
import classes from './platform-chips.module.css'
import { platformName } from './platform-name.ts'
import { countOfPart, isUncounted, type Part } from './search-results.ts'

const labels = texts.results

const Icon = ({ state }: Pick<Part, 'state'>) => {
  if (state === 'esperando') return <Loader size={16} aria-hidden="true" />
  if (state === 'ok') return <IconCircleCheck size={18} aria-hidden="true" />
  return state === 'sin configurar' ? <IconCircleOff size={18} aria-hidden="true" /> : <IconAlertCircle size={18} aria-hidden="true" />
}

interface Props {
  parts: Part[]
  onRetry: (platform: Platform) => void
}

/** The queried platforms, each with its status: how many results, or why there are none. A failed one can be retried. */
export const PlatformChips = ({ parts, onRetry }: Props) => (
  <ul className={classes.chips} aria-label={labels.platforms}>
    {parts.map((part) => {
      const { platform, state } = part
      return (
        <li key={platform} className={classes.chip} data-state={state}>
          <Icon state={state} />
          <span className={classes.words}>
            <span className={classes.name}>{platformName(platform)}</span>{' '}
            <span>{state === 'ok' ? labels.count(countOfPart(part), isUncounted(part)) : labels.states[state]}</span>
          </span>
          {state === 'sin respuesta' && (
            <UnstyledButton className={classes.again} aria-label={labels.again(platformName(platform))} onClick={() => onRetry(platform)}>
              <IconRefresh size={18} aria-hidden="true" />
            </UnstyledButton>
          )}
        </li>
      )
    })}
  </ul>
)
