import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'

test('a text cannot leave the content or the attribute that it stands in', () => {
  expect(escapeHtml(`<b title='a' lang="b">&</b>`)).toBe('&#60;b title=&#39;a&#39; lang=&#34;b&#34;&#62;&#38;&#60;/b&#62;')
})
