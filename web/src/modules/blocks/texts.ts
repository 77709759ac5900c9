/** The texts about blocking members. */
export const texts = {
  block: 'Bloquear',
  unblock: 'Desbloquear',
  ask: (name: string) => `¿Bloquear a ${name}?`,
  askText:
    'No se van a poder escribir ni ver lo que publica cada quien. No le avisamos. Si tienen una compra en curso, sigue como siempre, ' +
    'con su conversación.',
  blocked: (name: string) => `Bloqueaste a ${name}.`,
  unblocked: (name: string) => `Desbloqueaste a ${name}.`,
  failed: 'No se pudo bloquear.',
  unblockFailed: 'No se pudo desbloquear.',
  page: {
    title: 'Personas bloqueadas',
    subtitle: 'No se pueden escribir con vos ni ver lo que publica cada quien. No le avisamos a nadie.',
    empty: 'No bloqueaste a nadie',
    emptyHint: 'Podés bloquear a alguien desde el chat o desde su página, con los tres puntos.',
    toStart: 'Ir al inicio',
    loading: 'Cargando personas bloqueadas…',
    since: (day: string) => `Desde el ${day}`,
    unblock: (name: string) => `Desbloquear a ${name}`,
  },
}
