// Sets the colour scheme before the first paint; the theme keeps the same key.
;(() => {
  let kept = null
  try {
    kept = localStorage.getItem('mantine-color-scheme-value')
  } catch {
    // Storage is blocked: the system's scheme it is.
  }
  const isDark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
})()
