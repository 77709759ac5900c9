import { afterEach } from 'vitest'

// The report says only how a test ended.
afterEach(({ task }) => {
  if (task.result?.retryCount) task.meta.isRetried = true
})
