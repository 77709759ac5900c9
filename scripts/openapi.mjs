import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/run.mjs'
import { asText } from './openapi/document.mjs'

// npm run openapi: writes the contract as OpenAPI, served and committed. A test fails if the committed file is out of date.

writeFileSync(join(root, 'contract', 'openapi.json'), asText())
