import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'

/** Turns the colour scheme over and remembers it. */
export const SchemeSwitch = ({ className }: { className?: string }) => {
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  const Icon = isDark ? IconSun : IconMoon
  return (
    <button type="button" className={className} onClick={() => setColorScheme(isDark ? 'light' : 'dark')}>
      <Icon size={20} aria-hidden="true" />
      {isDark ? 'Tema claro' : 'Tema oscuro'}
    </button>
  )
}
