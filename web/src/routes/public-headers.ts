/** Of a page that is the same for everybody: whoever keeps it may show it for a minute, and for ten more while asking for a newer one. */
export const publicHeaders = () => ({ 'cache-control': 'public, max-age=60, stale-while-revalidate=600' })
