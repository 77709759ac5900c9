import { Suspense } from 'react'
import { createBrowserRouter, matchRoutes, type RouteObject, useLocation } from 'react-router'
import { type LazyPage, lazyPage } from './lib/lazy-page.ts'
import { RequireSession } from './lib/require-session.tsx'
import { Root } from './root.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { ToLanding } from './shell/to-landing.tsx'
import { PageSkeleton } from './ui/page-skeleton.tsx'

interface PageRoute {
  path: string
  page: LazyPage
  /** Visitors may see it; every other page redirects them to /login first. */
  isPublic?: boolean
  /** Shown while the stored session is being restored; a skeleton by default. */
  waiting?: string
}

/** Given by the specification for the seller's panel. */
const LOADING_USER = 'Cargando información del usuario...'

const chooserPage = lazyPage(async () => (await import('./modules/accounts/chooser-page.tsx')).ChooserPage)
const businessPage = lazyPage(async () => (await import('./modules/accounts/business-page.tsx')).BusinessPage)
const privacyPage = lazyPage(async () => (await import('./modules/accounts/privacy/privacy-page.tsx')).PrivacyPage)
const historyPage = lazyPage(async () => (await import('./modules/orders/history-page.tsx')).HistoryPage)
const orderPage = lazyPage(async () => (await import('./modules/orders/order-page.tsx')).OrderPage)
const comingSoonPage = lazyPage(async () => (await import('./shell/coming-soon-page.tsx')).ComingSoonPage)
const chatManagerPage = lazyPage(async () => (await import('./modules/chat/manager/chat-manager-page.tsx')).ChatManagerPage)
const rankingPage = lazyPage(async () => (await import('./modules/search/ranking-page.tsx')).RankingPage)
const shopPage = lazyPage(async () => (await import('./modules/assistant/talk/shop-with-ai-page.tsx')).ShopWithAiPage)
const wishesPage = lazyPage(async () => (await import('./modules/prospecting/offers/matches-with-offers.tsx')).MatchesWithOffers)
const sellerPage = lazyPage(async () => (await import('./modules/assistant/seller-panel-with-help.tsx')).SellerPanelWithHelp)
const newProductPage = lazyPage(async () => (await import('./modules/assistant/new-product-with-help.tsx')).NewProductWithHelp)
const searchDashboardPage = lazyPage(async () => (await import('./modules/assistant/dashboard-with-help.tsx')).DashboardWithHelp)
const backOffice = lazyPage(async () => (await import('./modules/admin/back-office.tsx')).BackOffice)
const notFoundPage = lazyPage(async () => (await import('./shell/not-found-page.tsx')).NotFoundPage)

/** Every page and its address; addresses ignore case. A page is a chunk, loaded when it is first shown. */
const pages: PageRoute[] = [
  { path: '/login', page: lazyPage(async () => (await import('./modules/accounts/login-page.tsx')).LoginPage), isPublic: true },
  { path: '/register', page: lazyPage(async () => (await import('./modules/accounts/register-page.tsx')).RegisterPage), isPublic: true },
  { path: '/Register-step1', page: chooserPage, isPublic: true },
  { path: '/registro-empresa', page: businessPage, isPublic: true },
  { path: '/registro-proveedor', page: businessPage, isPublic: true },
  {
    path: '/confirm-email/:token',
    page: lazyPage(async () => (await import('./modules/accounts/profile/confirm-email-page.tsx')).ConfirmEmailPage),
    isPublic: true,
  },
  {
    path: '/undo-email/:token',
    page: lazyPage(async () => (await import('./modules/accounts/profile/undo-email-page.tsx')).UndoEmailPage),
    isPublic: true,
  },
  { path: '/privacy-police', page: privacyPage },
  { path: '/privacy-policy', page: privacyPage, isPublic: true },
  { path: '/profile', page: lazyPage(async () => (await import('./modules/uploads/profile-photo.tsx')).ProfileWithPhoto) },
  {
    path: '/personal-info',
    page: lazyPage(async () => (await import('./modules/prospecting/consent/personal-info-with-consent.tsx')).PersonalInfoWithConsent),
  },
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
  { path: '/buyer-dashboard', page: searchDashboardPage },
  { path: '/search', page: lazyPage(async () => (await import('./modules/wishes/with-saved-results.tsx')).SearchWithSaving) },
  { path: '/all-products', page: lazyPage(async () => (await import('./modules/wishes/with-saving.tsx')).CatalogueWithSaving) },
  { path: '/product-ranking', page: rankingPage, isPublic: true },
  { path: '/suggestion-ranking', page: rankingPage, isPublic: true },
  {
    path: '/products/:id',
    page: lazyPage(async () => {
      const pieces = [import('./modules/catalogue/product-page.tsx'), import('./modules/reselling/with-reselling.tsx')] as const
      const [{ ProductPage }, { withReselling }] = await Promise.all(pieces)
      return withReselling(ProductPage)
    }),
  },
  {
    path: '/resale/:linkId',
    page: lazyPage(async () => (await import('./modules/reselling/offer/resale-page.tsx')).ResalePage),
    isPublic: true,
  },
  {
    path: '/reseller/profile',
    page: lazyPage(async () => (await import('./modules/reselling/profile/profile-page.tsx')).ResellerProfilePage),
  },
  { path: '/reseller/links', page: lazyPage(async () => (await import('./modules/reselling/links/links-page.tsx')).ResellerLinksPage) },
  {
    path: '/reseller/transactions',
    page: lazyPage(async () => (await import('./modules/reselling/transactions/transactions-page.tsx')).ResellerTransactionsPage),
  },
  { path: '/chat', page: chatManagerPage },
  { path: '/chats', page: chatManagerPage },
  { path: '/chat-manager', page: chatManagerPage },
  { path: '/chat/:roomId', page: lazyPage(async () => (await import('./modules/chat/room/room-page.tsx')).RoomPage) },
  { path: '/requests', page: wishesPage },
  { path: '/matches', page: wishesPage },
  { path: '/matches/:matchId', page: wishesPage },
  { path: '/match', page: lazyPage(async () => (await import('./modules/wishes/swipe/swipe-page.tsx')).SwipePage), isPublic: true },
  { path: '/favorites', page: lazyPage(async () => (await import('./modules/favorites/favorites-page.tsx')).FavoritesPage) },
  { path: '/seller-dashboard', page: sellerPage, waiting: LOADING_USER },
  { path: '/seller-mobile', page: sellerPage, waiting: LOADING_USER },
  { path: '/new-product', page: newProductPage },
  {
    path: '/ofertas/no',
    page: lazyPage(async () => (await import('./modules/prospecting/consent/refuse-page.tsx')).RefusePage),
    isPublic: true,
  },
  { path: '/payment', page: lazyPage(async () => (await import('./modules/payments/payment-page.tsx')).PaymentPage) },
  {
    path: '/payment/return',
    page: lazyPage(async () => (await import('./modules/payments/payment-return-page.tsx')).PaymentReturnPage),
  },
  { path: '/card-details', page: lazyPage(async () => (await import('./modules/payments/card-details-page.tsx')).CardDetailsPage) },
  { path: '/history', page: historyPage },
  { path: '/historial', page: historyPage },
  { path: '/saldo', page: lazyPage(async () => (await import('./modules/payments/balance/balance-page.tsx')).BalancePage) },
  { path: '/contacts', page: lazyPage(async () => (await import('./modules/orders/contacts-page.tsx')).ContactsPage) },
  {
    path: '/arrepentimiento',
    page: lazyPage(async () => (await import('./modules/orders/withdrawal-page.tsx')).WithdrawalPage),
    isPublic: true,
  },
  { path: '/reports', page: lazyPage(async () => (await import('./modules/reports/reports-page.tsx')).ReportsPage) },
  { path: '/admin-dashboard', page: backOffice },
  { path: '/admin-dashboard/cotizacion', page: backOffice },
  { path: '/admin-dashboard/arrepentimientos', page: backOffice },
  { path: '/admin-dashboard/reclamos', page: backOffice },
  { path: '/admin-dashboard/retiros', page: backOffice },
  { path: '/admin-dashboard/identidades', page: backOffice },
  { path: '/admin-dashboard/correos', page: backOffice },
  { path: '/admin-dashboard/registro', page: backOffice },
  { path: '/orders/:orderId', page: orderPage },
  { path: '/purchases/:orderId', page: orderPage },
  { path: '/sales/:orderId', page: lazyPage(async () => (await import('./modules/orders/sale-page.tsx')).SalePage) },
  {
    path: '/chat-requests',
    page: lazyPage(async () => (await import('./modules/chat/requests/chat-requests-page.tsx')).ChatRequestsPage),
  },
  {
    path: '/onboarding',
    page: lazyPage(async () => (await import('./modules/accounts/onboarding-page.tsx')).OnboardingPage),
    isPublic: true,
  },
  { path: '/sin-conexion', page: lazyPage(async () => (await import('./shell/offline-page.tsx')).OfflinePage), isPublic: true },
  { path: '/acerca', page: lazyPage(async () => (await import('./shell/about-page.tsx')).AboutPage), isPublic: true },
  { path: '/coming-soon', page: comingSoonPage, isPublic: true },
  { path: '/shop-with-ai', page: shopPage },
  { path: '*', page: notFoundPage, isPublic: true },
]

/** One page with its skeleton while it loads and its own error boundary, reset by another address. */
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

const routes: RouteObject[] = pages.map(({ path, ...page }) => ({ path, element: <Shown key={path} {...page} /> }))

/** Every address of the app, in the frame that all pages share. */
export const router = createBrowserRouter([{ element: <Root />, children: [{ index: true, element: <ToLanding /> }, ...routes] }])

/** Loads the code of the page at an address. */
export const bringPage = async (pathname: string): Promise<void> => {
  const path = matchRoutes(pages, pathname)?.[0]?.route.path
  await pages.find((page) => page.path === path)?.page.load()
}
