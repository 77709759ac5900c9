import type { MetaArgs } from 'react-router'
import { useLocation } from 'react-router'
import { SuspensionPage } from '../modules/accounts/suspension-page.tsx'
import { suspensionTexts } from '../modules/accounts/suspension-texts.ts'
import { BlockedPage } from '../modules/blocks/blocked-page.tsx'
import { texts as blocked } from '../modules/blocks/texts.ts'
import { ReportsPage } from '../modules/moderation/own/reports-page.tsx'
import { texts as reports } from '../modules/moderation/texts.ts'
import { titled } from './head.ts'

const pages = {
  '/suspension': { Page: SuspensionPage, title: suspensionTexts.title },
  '/bloqueados': { Page: BlockedPage, title: blocked.page.title },
  '/denuncias': { Page: ReportsPage, title: reports.page.title },
}

const pageAt = (pathname: string) => pages[pathname.toLowerCase().replace(/\/$/, '') as keyof typeof pages]

export const meta = (args: MetaArgs) => titled(pageAt(args.location.pathname).title)(args)

/** /suspension, /bloqueados and /denuncias: small pages that few members open, in one file to load. */
export default function SafetyRoute() {
  const { Page } = pageAt(useLocation().pathname)
  return <Page />
}
