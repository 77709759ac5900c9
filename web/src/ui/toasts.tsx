import { Notifications } from '@mantine/notifications'
import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { TOAST_PX } from '../lib/notify.ts'

/** Renders the toasts. It loads with the first of them, styles included. */
export const Toasts = () => <Notifications containerWidth={TOAST_PX} position="top-right" limit={4} />
