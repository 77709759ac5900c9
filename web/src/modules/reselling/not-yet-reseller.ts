import type { CallError } from '../../lib/call.ts'

/** Whether a list was refused because the member is not a reseller yet: shown as empty, since the first link makes them one. */
export const isNotYetReseller = (error: CallError): boolean => error.code === 'reselling.not-registered'
