import { Notifications } from '@mantine/notifications'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { TOAST_PX } from '../lib/notify.ts'
import { themed } from './themed.tsx'

/** Renders the toasts. It loads with the first of them, styles included. */
export const Toasts = themed(() => <Notifications containerWidth={TOAST_PX} position="top-right" limit={4} />)
