import { IconWifiOff } from '@tabler/icons-react'
import { useOnline } from '../lib/use-online.ts'
import classes from './offline-banner.module.css'

/** Says that there is no network for as long as that is so. */
export const OfflineBanner = () => {
  const isOnline = useOnline()
  return (
    <div role="status" aria-live="polite">
      {!isOnline && (
        <p className={classes.banner}>
          <IconWifiOff size={18} aria-hidden="true" />
          Estás sin conexión. Cuando vuelva, seguimos.
        </p>
      )}
    </div>
  )
}
