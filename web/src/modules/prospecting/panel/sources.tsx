import * as api from '@feria/contract/routes'
import { Button, Skeleton } from '@mantine/core'
import { explain } from '../../../lib/call.ts'
import { useAction, useRoute } from '../../../lib/use-route.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { SourceList } from '../buyers/source-list.tsx'
import { texts } from '../texts.ts'
import classes from './panel.module.css'

const labels = texts.panel
/** The server gives a source 30 s to respond, after starting a browser. */
const TIMEOUT_MS = 90_000

/** The sources of a buyer search, and whether they are available right now. */
export const Sources = () => {
  const { data, error, refetch } = useRoute(api.prospecting.multiPlatform, {})
  const test = useAction(api.prospecting.testIntegration, { timeoutMs: TIMEOUT_MS })
  const sources = test.data?.sources ?? data?.sources
  return (
    <section className={classes.part}>
      <h3>{labels.sources}</h3>
      {!sources && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={64} aria-busy="true" />)}
      {sources && <SourceList sources={sources} hasFound={false} hasTitle={false} />}
      {test.data && (
        <p className={classes.quiet} role="status">
          {labels.tested}
        </p>
      )}
      {test.error && <InlineNotice kind="error">{explain(test.error, labels.testFailed)}</InlineNotice>}
      <Button variant="default" loading={test.isPending} onClick={() => test.mutate({})}>
        {labels.test}
      </Button>
    </section>
  )
}
