import {
  DAY_INK,
  DAY_LINE,
  DAY_PAPER,
  DAY_SURFACE,
  dark,
  gray,
  ladrillo,
  NIGHT_LINE,
  NIGHT_SURFACE,
  red,
  yellow,
  yerba,
} from '@feria/contract/palette'
import type { CSSVariablesResolver, MantineThemeOverride } from '@mantine/core'

const display = '"Bricolage Grotesque", "Bricolage Stand-in", system-ui, sans-serif'

/** The look of Feria: an Argentine street market on warm paper. Sizes follow a 4 px grid. */
export const theme: MantineThemeOverride = {
  colors: { ladrillo, yerba, gray, dark, red, yellow },
  primaryColor: 'ladrillo',
  primaryShade: 7,
  black: DAY_INK,
  fontFamily: '"Figtree Variable", "Figtree Stand-in", system-ui, sans-serif',
  headings: { fontFamily: display, fontWeight: '700' },
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  defaultRadius: 'md',
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  fontSizes: { xs: '13px', sm: '14px', md: '16px', lg: '18px', xl: '20px' },
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '80em', xl: '90em' },
  shadows: {
    xs: '0 1px 2px rgb(66 42 24 / 8%)',
    sm: '0 1px 2px rgb(66 42 24 / 6%), 0 4px 12px rgb(66 42 24 / 6%)',
    md: '0 2px 4px rgb(66 42 24 / 6%), 0 12px 28px rgb(66 42 24 / 9%)',
    lg: '0 4px 8px rgb(66 42 24 / 6%), 0 24px 56px rgb(66 42 24 / 14%)',
  },
  // Along with the attribute of the same name in index.html.
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' } },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle', color: 'gray' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 3 } },
    Modal: { defaultProps: { centered: true, overlayProps: { backgroundOpacity: 0.5 }, closeButtonProps: { 'aria-label': 'Cerrar' } } },
    Drawer: { defaultProps: { overlayProps: { backgroundOpacity: 0.5 }, closeButtonProps: { 'aria-label': 'Cerrar' } } },
  },
}

/** Our own variables besides the library's, and library ones whose contrast on paper would be under 4.5:1. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--feria-display': display },
  light: {
    '--mantine-color-body': DAY_PAPER,
    '--mantine-color-error': 'var(--mantine-color-red-7)',
    '--mantine-color-success': 'var(--mantine-color-yerba-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
    '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
    '--feria-surface': DAY_SURFACE,
    '--feria-line': DAY_LINE,
    '--feria-toldo-a': '#c2410c',
    '--feria-toldo-b': '#f7dcc0',
    '--feria-sell': '#fdeadc',
    '--feria-buy': '#e0f0e8',
  },
  dark: {
    '--mantine-color-error': 'var(--mantine-color-red-3)',
    '--mantine-color-success': 'var(--mantine-color-yerba-3)',
    '--mantine-color-placeholder': '#a4958a',
    '--mantine-color-disabled-color': 'var(--mantine-color-dark-2)',
    '--feria-surface': NIGHT_SURFACE,
    '--feria-line': NIGHT_LINE,
    '--feria-toldo-a': '#b8420f',
    '--feria-toldo-b': '#8f7256',
    '--feria-sell': '#3a251a',
    '--feria-buy': '#1a3129',
  },
})
