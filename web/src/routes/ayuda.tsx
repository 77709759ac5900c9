import type { Caller } from '@feria/contract/rendering'
import * as api from '@feria/contract/routes'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { findInHelp } from '../modules/help/find-in-help.ts'
import { HelpPage } from '../modules/help/help-page.tsx'
import { HELP_QUERY } from '../modules/help/search-form.tsx'
import { texts } from '../modules/help/texts.ts'
import type { DocumentHandle } from '../root.tsx'
import { fixedHead } from './head.ts'
import { overHttp, renderParts } from './parts.ts'

export const handle: DocumentHandle = { query: [HELP_QUERY] }

const askFigures = ({ call }: Caller) => call(api.help.figures, {})

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const figures = await askFigures(context.get(renderParts).caller)
  const words = new URL(request.url).searchParams.get(HELP_QUERY)?.trim()
  return { figures, found: words ? findInHelp(figures, words) : null }
}

/** In the browser the page finds by itself. */
export const clientLoader = async () => ({ figures: await askFigures(overHttp), found: null })

/** What is typed changes the address, not the figures. */
export const shouldRevalidate = () => false

export const meta = (args: MetaArgs) => {
  const isListed = !new URLSearchParams(args.location.search).has(HELP_QUERY)
  return fixedHead({ title: texts.title, description: texts.description, path: '/ayuda', isListed })(args)
}

/** /ayuda: the help. */
export default function HelpRoute() {
  return <HelpPage {...useLoaderData<typeof loader>()} />
}
