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
}

const chooserPage = lazyPage(async () => (await import('./modules/accounts/chooser-page.tsx')).ChooserPage)
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
  { path: '*', page: notFoundPage, isPublic: true },
]

/** One page with its skeleton while it loads and its own failure, which another address leaves behind. */
const Shown = ({ page: Page, isPublic }: Omit<PageRoute, 'path'>) => {
  const { key } = useLocation()
  const shown = (
    <Suspense fallback={<PageSkeleton />}>
      <Page />
    </Suspense>
  )
  return (
    <ErrorBoundary resetKey={key}>{isPublic ? shown : <RequireSession waiting={<PageSkeleton />}>{shown}</RequireSession>}</ErrorBoundary>
  )
}

/** The page of the present address. */
export const Pages = () => (
  <Routes>
    <Route path="/" element={<Navigate to="/dashboard" replace />} />
    {pages.map(({ path, page, isPublic }) => (
      <Route key={path} path={path} element={<Shown key={path} page={page} isPublic={isPublic} />} />
    ))}
  </Routes>
)
