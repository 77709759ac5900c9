import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Opens the target of a notification that was clicked outside the page; the service worker sends its address. */
export const useNotificationClicks = (): void => {
  const navigate = useNavigate()
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
    const open = ({ data }: MessageEvent<{ go?: string } | null>) => {
      if (data?.go) void navigate(data.go)
    }
    workers?.addEventListener('message', open)
    return () => workers?.removeEventListener('message', open)
  }, [navigate])
}
