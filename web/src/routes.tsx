import { type ComponentType, type LazyExoticComponent, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { lazyPage } from './lib/lazy-page.ts'
import { RequireSession } from './lib/require-session.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { PageSkeleton } from './ui/page-skeleton.tsx'

interface PageRoute {
  path: string
  page: LazyExoticComponent<ComponentType>
  /** Visitors may see it; every other page sends them to /login first. */
  isPublic?: boolean
  /** Said while the kept session is being read; a skeleton unless given. */
  waiting?: string
}

/** Stated for the seller's panel [SEL-10]. */
const LOADING_USER = 'Cargando información del usuario...'

const chooserPage = lazyPage(async () => (await import('./modules/accounts/chooser-page.tsx')).ChooserPage)
const historyPage = lazyPage(async () => (await import('./modules/orders/history-page.tsx')).HistoryPage)
const notFoundPage = lazyPage(async () => (await import('./shell/not-found-page.tsx')).NotFoundPage)

/** Every page and its address; addresses ignore case. A page is code of its own, loaded when it is first shown. */
const pages: PageRoute[] = [
  { path: '/login', page: lazyPage(async () => (await import('./modules/accounts/login-page.tsx')).LoginPage), isPublic: true },
  { path: '/register', page: lazyPage(async () => (await import('./modules/accounts/register-page.tsx')).RegisterPage), isPublic: true },
  { path: '/Register-step1', page: chooserPage, isPublic: true },
  {
    path: '/forgot-password',
    page: lazyPage(async () => (await import('./modules/accounts/forgot-password-page.tsx')).ForgotPasswordPage),
    isPublic: true,
  },
  {
    path: '/reset-password/:token',
    page: lazyPage(async () => (await import('./modules/accounts/reset-password-page.tsx')).ResetPasswordPage),
    isPublic: true,
  },
  { path: '/dashboard', page: lazyPage(async () => (await import('./modules/accounts/choice-page.tsx')).ChoicePage), isPublic: true },
  {
    path: '/buyer-dashboard',
    page: lazyPage(async () => (await import('./modules/catalogue/search-dashboard-page.tsx')).SearchDashboardPage),
  },
  { path: '/search', page: lazyPage(async () => (await import('./modules/catalogue/search-redirect-page.tsx')).SearchRedirectPage) },
  { path: '/all-products', page: lazyPage(async () => (await import('./modules/catalogue/catalogue-page.tsx')).CataloguePage) },
  { path: '/products/:id', page: lazyPage(async () => (await import('./modules/catalogue/product-page.tsx')).ProductPage) },
  { path: '/favorites', page: lazyPage(async () => (await import('./modules/favorites/favorites-page.tsx')).FavoritesPage) },
  {
    path: '/seller-dashboard',
    page: lazyPage(async () => (await import('./modules/catalogue/selling/seller-panel.tsx')).SellerDashboardPage),
    waiting: LOADING_USER,
  },
  {
    path: '/seller-mobile',
    page: lazyPage(async () => (await import('./modules/catalogue/selling/seller-panel.tsx')).SellerMobilePage),
    waiting: LOADING_USER,
  },
  { path: '/new-product', page: lazyPage(async () => (await import('./modules/catalogue/selling/new-product-page.tsx')).NewProductPage) },
  { path: '/payment', page: lazyPage(async () => (await import('./modules/payments/payment-page.tsx')).PaymentPage) },
  { path: '/card-details', page: lazyPage(async () => (await import('./modules/payments/card-details-page.tsx')).CardDetailsPage) },
  { path: '/history', page: historyPage },
  { path: '/historial', page: historyPage },
  { path: '/orders/:orderId', page: lazyPage(async () => (await import('./modules/orders/order-page.tsx')).OrderPage) },
  { path: '/sales/:orderId', page: lazyPage(async () => (await import('./modules/orders/sale-page.tsx')).SalePage) },
  { path: '*', page: notFoundPage, isPublic: true },
]

/** One page with its skeleton while it loads and its own failure, which another address leaves behind. */
const Shown = ({ page: Page, isPublic, waiting }: Omit<PageRoute, 'path'>) => {
  const { key } = useLocation()
  const shown = (
    <Suspense fallback={<PageSkeleton />}>
      <Page />
    </Suspense>
  )
  const wait = waiting ? (
    <p className="page" role="status">
      {waiting}
    </p>
  ) : (
    <PageSkeleton />
  )
  return <ErrorBoundary resetKey={key}>{isPublic ? shown : <RequireSession waiting={wait}>{shown}</RequireSession>}</ErrorBoundary>
}

/** The page of the present address. */
export const Pages = () => (
  <Routes>
    <Route path="/" element={<Navigate to="/dashboard" replace />} />
    {pages.map(({ path, page, isPublic, waiting }) => (
      <Route key={path} path={path} element={<Shown key={path} page={page} isPublic={isPublic} waiting={waiting} />} />
    ))}
  </Routes>
)
