import { IconChevronDown } from '@tabler/icons-react'
import { loadChunk } from '../lib/lazy-page.ts'
import { BarMenu } from './bar-menu.tsx'
import shell from './shell.module.css'

const loadEntries = async () => (await loadChunk(() => import('./more-entries.tsx'))).MoreEntries

/** «Más»: the entries that under 1024 px are only in the drawer. */
export const MoreMenu = ({ role }: { role: string }) => (
  <BarMenu role={role} className={shell.link} load={loadEntries}>
    Más
    <IconChevronDown size={18} className={shell.arrow} aria-hidden="true" />
  </BarMenu>
)
