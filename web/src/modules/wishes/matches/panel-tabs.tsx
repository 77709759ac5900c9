import { Tabs } from '../../../ui/tabs.tsx'
import { texts } from './texts.ts'

const ids = ['matches', 'solicitudes', 'productos', 'interesados'] as const
export type TabId = (typeof ids)[number]

const tabs = ids.map((id) => ({ id, label: texts.tab[id] }))

/** The tab of an address; the matches unless it names another. */
export const tabOf = (text: string | null): TabId => ids.find((id) => id === text) ?? 'matches'

/** The parts of the panel as tabs. They slide under the thumb where they do not fit. */
export const PanelTabs = ({ chosen, onChoose }: { chosen: TabId; onChoose: (id: TabId) => void }) => (
  <Tabs label={texts.tabs} tabs={tabs} chosen={chosen} onChoose={onChoose} panelOf={() => 'panel-matches'} layout="slide" />
)
