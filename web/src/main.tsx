import './styles.ts'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { followColorScheme } from './lib/color-scheme.ts'
import { setPageLoader } from './lib/prefetch-page.ts'
import { restoreSession } from './lib/session.ts'
import { bringPage } from './routes.tsx'
import { registerWorker } from './sw-register.ts'

/** The frame does not wait longer for the code of the page in it. */
const LONGEST_MS = 1000

restoreSession(async (token) => (await import('./lib/restore-member.ts')).restoreMember(token))
setPageLoader(bringPage)
followColorScheme()
registerWorker()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// As a transition React draws the first page in slices, so that a slow phone answers to a touch meanwhile.
const start = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )

const startWithPage = () =>
  // With its page's code at once: a frame around a skeleton would wipe away what first.ts has drawn. Whatever fails, the app tries again
  // and says so.
  Promise.race([bringPage(location.pathname), new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]).then(start, start)

if ('any' in AbortSignal) void startWithPage()
else void import('./lib/fallbacks.ts').then(startWithPage, start)
