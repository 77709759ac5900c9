import type { Platform } from '@feria/contract/catalogue/values'
import { IconAlertCircle, IconCircleCheck, IconRefresh } from '@tabler/icons-react'
import { IconButton } from '../../../ui/plain-button.tsx'
import classes from './platform-chips.module.css'
import { platformName } from './platform-name.ts'
import { resultTexts as labels } from './result-texts.ts'
import { countOfPart, isUncounted, type Part } from './search-results.ts'

const names = new Intl.ListFormat('es-AR')

const Icon = ({ state }: Pick<Part, 'state'>) => {
  if (state === 'esperando') return <span className={classes.turning} />
  const Sign = state === 'ok' ? IconCircleCheck : IconAlertCircle
  return <Sign size={18} aria-hidden="true" />
}

interface Props {
  parts: Part[]
  onRetry: (platform: Platform) => void
}

/** Platforms that are not searched yet: one small line for all of them, not a failure each. */
const Unsearched = ({ parts }: Pick<Props, 'parts'>) => (
  <li className={classes.unsearched}>
    <span className={classes.name}>{names.format(parts.map(({ platform }) => platformName(platform)))}</span>{' '}
    {labels.states['sin configurar']}
  </li>
)

const isSearched = ({ state }: Part): boolean => state !== 'sin configurar'

/** The queried platforms, each with its status: how many results, or why there are none. A failed one can be retried. */
export const PlatformChips = ({ parts, onRetry }: Props) => (
  <ul className={classes.chips} aria-label={labels.platforms}>
    {parts.filter(isSearched).map((part) => {
      const { platform, state } = part
      return (
        <li key={platform} className={classes.chip} data-state={state}>
          <Icon state={state} />
          <span className={classes.words}>
            <span className={classes.name}>{platformName(platform)}</span>{' '}
            <span>{state === 'ok' ? labels.count(countOfPart(part), isUncounted(part)) : labels.states[state]}</span>
          </span>
          {state === 'sin respuesta' && (
            <IconButton className={classes.again} aria-label={labels.again(platformName(platform))} onClick={() => onRetry(platform)}>
              <IconRefresh size={18} aria-hidden="true" />
            </IconButton>
          )}
        </li>
      )
    })}
    {!parts.every(isSearched) && <Unsearched parts={parts.filter((part) => !isSearched(part))} />}
  </ul>
)
