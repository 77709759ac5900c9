import { lazyPart } from '../lib/lazy-part.ts'
import { AssistantLink } from '../modules/assistant/assistant-link.tsx'
import { SearchDashboardPage } from '../modules/search/search-dashboard-page.tsx'
import { texts } from '../modules/search/texts.ts'
import { titled } from './head.ts'

export const meta = titled(texts.dashboard.title)

const PremiumTool = lazyPart(
  async () => (await import('../modules/assistant/draft/premium-tool.tsx')).PremiumTool,
  ({ isOpen }) => isOpen,
)

/** /buyer-dashboard, with the tool behind its Premium card and the link to the assistant. */
export default function BuyerDashboardRoute() {
  return <SearchDashboardPage assistantLink={<AssistantLink />} PremiumTool={PremiumTool} />
}
