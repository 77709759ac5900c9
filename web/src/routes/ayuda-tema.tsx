import { HELP_PAGE, helpPageOf, helpTopics, isHelpTopic } from '@feria/contract/help/topics'
import * as api from '@feria/contract/routes'
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import type { FAQPage, WithContext } from 'schema-dts'
import { entriesOf } from '../modules/help/answers/all.ts'
import { texts } from '../modules/help/texts.ts'
import { TopicPage } from '../modules/help/topic-page.tsx'
import { crumbData, headOf, type Site } from './head.ts'
import { overHttp, renderParts } from './parts.ts'

const topicOf = (name = '') => {
  const topic = name.toLowerCase()
  if (!isHelpTopic(topic)) throw data(null, { status: 404 })
  return topic
}

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const topic = topicOf(params.tema)
  const figures = await context.get(renderParts).caller.call(api.help.figures, {})
  return { topic, entries: entriesOf(topic, figures) }
}

/** The same in the browser, which gets the answers only when it makes such a page by itself. */
export const clientLoader = async ({ params }: ClientLoaderFunctionArgs) => {
  const topic = topicOf(params.tema)
  const [figures, answers] = await Promise.all([overHttp.call(api.help.figures, {}), import('../modules/help/answers/all.ts')])
  return { topic, entries: answers.entriesOf(topic, figures) }
}

type Loaded = Awaited<ReturnType<typeof loader>>

const questionsData = ({ entries }: Loaded): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, words }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: words.join(' ') },
  })),
})

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) => {
  const site = matches[0]?.loaderData as Site | undefined
  if (!loaderData || !site) return [{ title: 'Página no encontrada' }]
  const { topic } = loaderData
  const { title, summary, questions } = helpTopics[topic]
  const path = helpPageOf(topic)
  const steps: [string, string][] = [
    [texts.title, HELP_PAGE],
    [title, path],
  ]
  return [
    ...headOf(site, { title: `${title}: ayuda`, description: `${summary} ${Object.values(questions).join(' ')}`, path }),
    { 'script:ld+json': questionsData(loaderData) },
    { 'script:ld+json': crumbData(site, steps) },
  ]
}

/** /ayuda/:tema: the questions of a topic. */
export default function TopicRoute() {
  return <TopicPage {...useLoaderData<typeof loader>()} />
}
