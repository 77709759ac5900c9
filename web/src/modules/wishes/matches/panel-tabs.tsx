import { Tabs } from '../../../ui/tabs.tsx'
import { texts } from './texts.ts'

const ids = ['matches', 'solicitudes', 'productos', 'interesados'] as const
export type TabId = (typeof ids)[number]

const tabs = ids.map((id) => ({ id, label: texts.tab[id] }))

/** The tab in the URL; the matches by default. */
export const tabOf = (text: string | null): TabId => ids.find((id) => id === text) ?? 'matches'

/** The parts of the panel as tabs. They scroll sideways if they do not fit. */
export const PanelTabs = ({ chosen, onChoose }: { chosen: TabId; onChoose: (id: TabId) => void }) => (
  <Tabs label={texts.tabs} tabs={tabs} chosen={chosen} onChoose={onChoose} panelOf={() => 'panel-matches'} layout="slide" />
)
