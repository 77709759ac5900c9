import { IconMoon, IconSun } from '@tabler/icons-react'
import { turnColorScheme, useColorScheme } from '../lib/color-scheme.ts'

/** Toggles the colour scheme and remembers it. */
export const SchemeSwitch = ({ className }: { className?: string }) => {
  const isDark = useColorScheme(({ scheme }) => scheme === 'dark')
  const Icon = isDark ? IconSun : IconMoon
  return (
    <button type="button" className={className} onClick={turnColorScheme}>
      <Icon size={20} aria-hidden="true" />
      {isDark ? 'Tema claro' : 'Tema oscuro'}
    </button>
  )
}
