import type { CallError } from '../../lib/call.ts'

/** Whether a list was refused because the member is no reseller so far: they see it empty, since the first link makes them one. */
export const isNotYetReseller = (error: CallError): boolean => error.code === 'reselling.not-registered'
