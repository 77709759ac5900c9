import { PageHeader } from '../../../ui/page-header.tsx'
import { RequestsPanel } from './requests-panel.tsx'
import { texts } from './texts.ts'

/** /chat-requests: who wants to chat with the member. */
export const ChatRequestsPage = () => (
  <div className="page">
    <PageHeader title={texts.title} subtitle={texts.subtitle} back="/chats" />
    <RequestsPanel />
  </div>
)
