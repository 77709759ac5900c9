/** Everything that is told to a member: notices, and the messages of all their rooms. Joined with `joinNotificationChannel`. */
export const memberChannel = (userId: string): string => `member:${userId}`
/** Every connection of a member, joined or not, and of one session: to hang up when they end. */
export const accountChannel = (userId: string): string => `account:${userId}`
export const sessionChannel = (tokenHash: string): string => `session:${tokenHash}`
