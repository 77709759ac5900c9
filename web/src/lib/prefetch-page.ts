type PageLoader = (pathname: string) => Promise<void>

let load: PageLoader = async () => undefined

/** Sets, once at start, how the code of the page at an address is loaded: only the route table knows every page. */
export const setPageLoader = (loader: PageLoader): void => {
  load = loader
}

/** Starts loading the code of the page at an address. A failure shows again, and is reported, when the page is opened. */
export const prefetchPage = (pathname: string): void => void load(pathname).catch(() => undefined)
