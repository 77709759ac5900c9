import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/run.mjs'
import { asText } from './openapi/document.mjs'

// npm run openapi: writes the contract as OpenAPI, to be served and committed. A test fails while the committed file is another one.

writeFileSync(join(root, 'contract', 'openapi.json'), asText())
