import './styles.ts'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { followColorScheme } from './lib/color-scheme.ts'
import { setPageLoader } from './lib/prefetch-page.ts'
import { restoreSession } from './lib/session.ts'
import { bringPage } from './routes.tsx'
import { registerWorker } from './sw-register.ts'

/** Longest wait of the frame for the code of its page. */
const LONGEST_MS = 1000

restoreSession(async (token) => (await import('./lib/restore-member.ts')).restoreMember(token))
setPageLoader(bringPage)
followColorScheme()
registerWorker()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// As a transition React renders the first page in slices, so that a slow phone responds to touches meanwhile.
const start = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )

const startWithPage = () =>
  // Together with the page's code: a frame around a skeleton would wipe out what first.ts has drawn. If loading fails, the app retries
  // and reports the error.
  Promise.race([bringPage(location.pathname), new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]).then(start, start)

if ('any' in AbortSignal) void startWithPage()
else void import('./lib/fallbacks.ts').then(startWithPage, start)
