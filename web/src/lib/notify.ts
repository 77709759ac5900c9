import { create } from 'zustand'

type NotificationKind = 'success' | 'error' | 'info'

/** A toast's width in CSS pixels [LIM-05]. */
export const TOAST_PX = 320

/** Errors stay longer, as they take time to read. */
const SHOWN_MS: Record<NotificationKind, number> = { success: 4000, info: 4000, error: 8000 }
const COLORS: Record<NotificationKind, string> = { success: 'yerba', info: 'yellow', error: 'red' }

/** True once the first toast was requested: only then does the host load its code. */
export const useToasts = create<{ areWanted: boolean }>()(() => ({ areWanted: false }))

/** Shows a toast 320 px wide that closes by itself. The code of toasts loads with the first one. */
export const notify = async ({ message, kind = 'info' }: { message: string; kind?: NotificationKind }): Promise<void> => {
  useToasts.setState({ areWanted: true })
  const { notifications } = await import('@mantine/notifications')
  notifications.show({
    message,
    color: COLORS[kind],
    autoClose: SHOWN_MS[kind],
    role: kind === 'error' ? 'alert' : 'status',
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Cerrar aviso' },
  })
}
