import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { restoreSession } from './lib/session.ts'
import { registerWorker } from './sw-register.ts'

restoreSession(async (token) => (await import('./lib/restore-member.ts')).restoreMember(token))
registerWorker()

const app = (
  <StrictMode>
    <HydratedRouter />
  </StrictMode>
)

const start = () =>
  // As a transition React works in slices, so that a slow phone responds to touches meanwhile.
  startTransition(() => {
    // Without a network the service worker answers every address with the same page: that one is not hydrated but replaced.
    if (document.body.dataset.page === location.pathname) hydrateRoot(document, app)
    else createRoot(document).render(app)
  })

if ('any' in AbortSignal) start()
else void import('./lib/fallbacks.ts').then(start, start)
