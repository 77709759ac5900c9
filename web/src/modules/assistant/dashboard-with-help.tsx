import { SearchDashboardPage } from '../search/search-dashboard-page.tsx'
import { withAssistant } from './with-assistant.tsx'

/** /buyer-dashboard with the tool behind its Premium card and the link to the assistant. */
export const DashboardWithHelp = withAssistant(SearchDashboardPage)
