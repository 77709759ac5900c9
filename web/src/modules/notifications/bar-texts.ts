/** The texts of the bars' badges: apart from the panel's texts, since every page loads them. */
export const barTexts = {
  notifications: 'Notificaciones',
  unread: (count: number) => `Notificaciones, ${count} sin leer`,
  conversations: (count: number) => (count === 1 ? ', 1 conversación sin leer' : `, ${count} conversaciones sin leer`),
  newRequests: ', hay solicitudes de chat nuevas',
} as const
