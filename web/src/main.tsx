import './styles.ts'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { followColorScheme } from './lib/color-scheme.ts'
import { restoreSession } from './lib/session.ts'
import { registerWorker } from './sw-register.ts'

restoreSession()
followColorScheme()
registerWorker()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// As a transition React draws the first page in slices, so that a slow phone answers to a touch meanwhile.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
