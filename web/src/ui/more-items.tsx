import { Menu } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { IconButton } from './plain-button.tsx'
import { themed } from './themed.tsx'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'

export interface MoreItem {
  label: string
  onChoose: () => void
}

/** The menu behind three dots, open from its first press on. */
export const MoreItems = themed(({ label, items }: { label: string; items: MoreItem[] }) => (
  // The library's place for the first focus is no item, which a menu may not hold.
  <Menu defaultOpened withInitialFocusPlaceholder={false} position="bottom-end" width={220} transitionProps={{ duration: 0 }}>
    <Menu.Target>
      <IconButton aria-label={label}>
        <IconDotsVertical size={22} aria-hidden="true" />
      </IconButton>
    </Menu.Target>
    <Menu.Dropdown aria-label={label}>
      {items.map(({ label, onChoose }) => (
        <Menu.Item key={label} mih={44} fz="md" onClick={onChoose}>
          {label}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
))
