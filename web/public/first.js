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

// Asks for what the first page shows while the code of the app is still on its way. `lib/early.ts` hands each answer to the first call for it.
;(() => {
  const SHELVES = '/api/v1/products/by-category?limit=8'
  const pages = [
    [/^\/all-products\/?$/i, () => [SHELVES, '/api/v1/categories']],
    [/^\/products\/([\w-]+)\/?$/i, (id) => [`/api/v1/products/${id}?include=seller`]],
  ]
  /** As the cards of the catalogue show their pictures; another measure would fetch them twice. */
  const SIZES = '(min-width: 64em) 216px, (min-width: 48em) 30vw, 46vw'
  const WIDTHS = [320, 640, 1280]
  const FIRST_PICTURES = 4

  const askForPictures = ({ shelves }) => {
    for (const { imageUrl } of shelves[0]?.products.slice(0, FIRST_PICTURES) ?? []) {
      const folder = /^(\/files\/[\w-]+\/)\d+\.webp$/.exec(imageUrl)?.[1]
      if (!folder) continue
      const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'image', fetchPriority: 'high' })
      link.imageSrcset = WIDTHS.map((width) => `${folder}${width}.webp ${width}w`).join(', ')
      link.imageSizes = SIZES
      document.head.append(link)
    }
  }

  const { pathname, search } = location
  const [isAt, addresses] = pages.find(([page]) => page.test(pathname)) ?? []
  if (!isAt || search) return
  let token = null
  try {
    token = localStorage.getItem('token')
  } catch {
    // Storage is blocked: nobody is signed in, and both pages are for members.
  }
  if (!token) return
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  const early = { token, answers: new Map(), read: new Map() }
  window.feriaEarly = early
  for (const address of addresses(isAt.exec(pathname)[1])) {
    const answer = fetch(address, { headers })
    early.answers.set(address, answer)
    const read = answer.then(async (response) => {
      if (!response.ok) return
      const said = await response.clone().json()
      early.read.set(address, said)
      if (address === SHELVES) askForPictures(said)
    })
    // Whatever fails here, the app asks again and says so.
    read.catch(() => undefined)
  }
})()
