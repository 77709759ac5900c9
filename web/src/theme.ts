import type { CSSVariablesResolver, MantineColorsTuple, MantineThemeOverride } from '@mantine/core'

/** Brick, as in the awnings of the market: filled buttons (shade 7) have white text at 5.2:1. */
const ladrillo: MantineColorsTuple = [
  '#fff3ec',
  '#fde3d3',
  '#f9c4a7',
  '#f4a277',
  '#ee8450',
  '#e2662f',
  '#d4521b',
  '#c2410c',
  '#9f360c',
  '#7f2d0e',
]
/** Mate green: selling, success and secondary actions. */
const yerba: MantineColorsTuple = [
  '#eaf6f0',
  '#d2eadf',
  '#a6d5c1',
  '#78bfa1',
  '#50a985',
  '#338f6c',
  '#277f5f',
  '#1f6f54',
  '#185843',
  '#114232',
]
/** Paper and ink: warm neutrals instead of the library's greys. */
const gray: MantineColorsTuple = [
  '#faf6f0',
  '#f3ece2',
  '#e9dfd2',
  '#dbcdbc',
  '#c7b6a3',
  '#a3917f',
  '#74665a',
  '#574b42',
  '#3b322b',
  '#241d18',
]
const dark: MantineColorsTuple = [
  '#f2eae0',
  '#d9cdc0',
  '#bbac9e',
  '#96867a',
  '#54473d',
  '#3f352d',
  '#2c2520',
  '#1d1814',
  '#16120f',
  '#0f0c0a',
]
const red: MantineColorsTuple = [
  '#fff0ef',
  '#ffdedb',
  '#ffbab4',
  '#ff958d',
  '#f76e66',
  '#e24a45',
  '#c92f31',
  '#b01e26',
  '#8f1820',
  '#6f141a',
]
const yellow: MantineColorsTuple = [
  '#fff8e1',
  '#ffefc0',
  '#ffe08a',
  '#fbcd53',
  '#f2b82a',
  '#d99a0b',
  '#b57b04',
  '#8a5c02',
  '#6b4703',
  '#4d3303',
]

const display = '"Bricolage Grotesque", "Bricolage Stand-in", system-ui, sans-serif'

/** The look of Feria: an Argentine street market on warm paper. Sizes follow a 4 px grid. */
export const theme: MantineThemeOverride = {
  colors: { ladrillo, yerba, gray, dark, red, yellow },
  primaryColor: 'ladrillo',
  primaryShade: 7,
  black: '#2a211c',
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
    '--mantine-color-body': '#fbf7f1',
    '--mantine-color-error': 'var(--mantine-color-red-7)',
    '--mantine-color-success': 'var(--mantine-color-yerba-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
    '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
    '--feria-surface': '#ffffff',
    '--feria-line': '#eadfd1',
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
    '--feria-surface': '#26201b',
    '--feria-line': '#3d332b',
    '--feria-toldo-a': '#b8420f',
    '--feria-toldo-b': '#8f7256',
    '--feria-sell': '#3a251a',
    '--feria-buy': '#1a3129',
  },
})
