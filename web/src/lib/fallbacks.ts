import { anySignal } from 'any-signal'

// Loaded before the app where the browser lacks it: Chrome before 116, Firefox before 124, Safari before 17.4.
AbortSignal.any ??= anySignal as typeof AbortSignal.any
