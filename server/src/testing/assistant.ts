import type { AssistantLine, AssistantRequest } from '@feria/contract/assistant/schemas'
import { ASSISTANT_STREAM } from '@feria/contract/assistant/values'
import type { Person } from './people.ts'
import type { TestApp } from './test-app.ts'

/** The assistant's lines in reply to a text, or to a whole request. */
export const askAssistant = async (testApp: TestApp, person: Person, asked: string | AssistantRequest): Promise<AssistantLine[]> => {
  const payload = typeof asked === 'string' ? { turns: [{ role: 'user', content: asked }] } : asked
  const answer = await testApp.app.http.inject({ method: 'POST', url: ASSISTANT_STREAM, payload, headers: { authorization: person.token } })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AssistantLine)
}

/** The final text: all texts in order, or their replacement. */
export const readAloud = (lines: AssistantLine[]): string =>
  lines.reduce((text, line) => (line.kind === 'text' ? text + line.text : line.kind === 'instead' ? line.text : text), '')

/** The lines of one kind. */
export const linesOf = <K extends AssistantLine['kind']>(lines: AssistantLine[], kind: K): Extract<AssistantLine, { kind: K }>[] =>
  lines.filter((line): line is Extract<AssistantLine, { kind: K }> => line.kind === kind)
