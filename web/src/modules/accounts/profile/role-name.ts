import { texts } from './texts.ts'

const names: Record<string, string> = texts.profile.roles

/** A role in Spanish, compared ignoring case and spaces; an unknown role reads «Usuario». */
export const roleName = (role: string | null | undefined): string => names[role?.trim().toLowerCase() ?? ''] ?? texts.profile.roles.user
