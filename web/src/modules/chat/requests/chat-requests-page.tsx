import { useTitle } from '../../../lib/use-title.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RequestsPanel } from './requests-panel.tsx'
import { texts } from './texts.ts'

/** /chat-requests: who wants to chat with the member. */
export const ChatRequestsPage = () => {
  useTitle(texts.title)
  return (
    <div className="page">
      <PageHeader title={texts.title} subtitle={texts.subtitle} back="/chats" />
      <RequestsPanel />
    </div>
  )
}
