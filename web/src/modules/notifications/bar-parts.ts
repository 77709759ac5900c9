/** What the bars show to members. */
export { Bell } from './bell.tsx'
export { MessagesBadge } from './messages-badge.tsx'
