type PageLoader = (pathname: string) => Promise<void>

let load: PageLoader = async () => undefined

/** Says, once at the start, how the code of the page at an address is loaded: only the table of pages knows them all. */
export const setPageLoader = (loader: PageLoader): void => {
  load = loader
}

/** Begins to load the code of the page at an address. A failure is met again, and told, when the page is opened. */
export const prefetchPage = (pathname: string): void => void load(pathname).catch(() => undefined)
