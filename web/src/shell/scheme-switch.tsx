import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { themed } from '../ui/themed.tsx'

/** Toggles the colour scheme, which the library remembers on this device. */
export const SchemeSwitch = themed(({ className }: { className?: string }) => {
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: true }) === 'dark'
  const Icon = isDark ? IconSun : IconMoon
  return (
    <button type="button" className={className} onClick={() => setColorScheme(isDark ? 'light' : 'dark')}>
      <Icon size={20} aria-hidden="true" />
      {isDark ? 'Tema claro' : 'Tema oscuro'}
    </button>
  )
})
