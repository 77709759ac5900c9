/** Everything sent to a member: notifications, and the messages of all their rooms. Joined with `joinNotificationChannel`. */
export const memberChannel = (userId: string): string => `member:${userId}`
/** Every connection of a member, or of one session, joined or not: used to disconnect them when they end. */
export const accountChannel = (userId: string): string => `account:${userId}`
export const sessionChannel = (tokenHash: string): string => `session:${tokenHash}`
