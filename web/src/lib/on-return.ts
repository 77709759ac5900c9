/** Calls `act` whenever the member returns to this tab, until the returned function is called. */
export const onReturn = (act: () => void): (() => void) => {
  const actIfVisible = () => document.visibilityState === 'visible' && act()
  addEventListener('focus', actIfVisible)
  document.addEventListener('visibilitychange', actIfVisible)
  return () => {
    removeEventListener('focus', actIfVisible)
    document.removeEventListener('visibilitychange', actIfVisible)
  }
}
