import { IconWifiOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useOnline } from '../lib/use-online.ts'
import classes from './offline-banner.module.css'

/** A banner shown while there is no network. */
export const OfflineBanner = () => {
  const isOnline = useOnline()
  return (
    <div role="status" aria-live="polite">
      {!isOnline && (
        <p className={classes.banner}>
          <IconWifiOff size={18} aria-hidden="true" />
          Estás sin conexión.
          <Link to="/sin-conexion" className={classes.link}>
            Qué podés leer
          </Link>
        </p>
      )}
    </div>
  )
}
