/** What the notices say besides their own words. Title, empty text and «Marcar todas como leídas» are stated [NOTI-05]. */
export const texts = {
  title: 'Notificaciones',
  markAll: 'Marcar todas como leídas',
  empty: 'No tienes notificaciones',
  emptyHint: 'Acá te avisamos de tus compras, ventas, chats y matches.',
  loading: 'Cargando tus notificaciones…',
  isUnread: 'Sin leer: ',
  remove: 'Quitar',
  removeOf: (title: string) => `Quitar «${title}»`,
  mute: 'Silenciar',
  unmute: 'Activar sonido',
  kept: 'No tenés conexión: estas son las últimas que vimos.',
  failed: 'No pudimos traer tus notificaciones.',
  retry: 'Reintentar',
  notRead: 'No pudimos marcarla como leída.',
  notAllRead: 'No pudimos marcarlas como leídas.',
  notRemoved: 'No pudimos quitarla.',
} as const
