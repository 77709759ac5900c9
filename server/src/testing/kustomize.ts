import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { parse, parseAllDocuments, stringify } from 'yaml'

/** An object of Kubernetes as it is applied. */
export interface Applied {
  apiVersion: string
  kind: string
  metadata: { name: string; namespace?: string; labels?: Record<string, string> }
}
interface Overlay {
  resources: string[]
  patches: { path: string }[]
  secretGenerator: { name: string; envs: string[] }[]
}

const run = promisify(execFile)
const types = dirname(createRequire(import.meta.url).resolve('kubernetes-types/package.json'))

/** Rewrites an overlay in words that kubectl before 1.21 knows, which Debian 12 has; what it says stays the same. */
const inOldWords = async (file: string): Promise<void> => {
  const { resources, patches, secretGenerator, ...rest }: Overlay = parse(await readFile(file, 'utf8'))
  const old = {
    ...rest,
    bases: resources,
    patchesStrategicMerge: patches.map(({ path }) => path),
    secretGenerator: secretGenerator.map(({ envs, ...secret }) => ({ ...secret, env: envs[0] })),
  }
  await writeFile(file, stringify(old))
}

/** Everything that `kubectl apply -k` of an overlay would apply. The folder is a copy: with an old kubectl it is rewritten. */
export const renderOverlay = async (kubectl: string, folder: string): Promise<Applied[]> => {
  const version = await run(kubectl, ['version', '--client', '--output=json'])
  if (!JSON.parse(version.stdout).kustomizeVersion) await inOldWords(join(folder, 'kustomization.yaml'))
  const { stdout } = await run(kubectl, ['kustomize', folder])
  return parseAllDocuments(stdout).map((document) => document.toJS())
}

/**
 * Holds objects to the types of Kubernetes' API, which are generated from its own description: unknown fields and versions, missing ones
 * and values of another type. Resolves to what the compiler says, empty when all is well. `dir` is a folder for the file that it reads.
 */
export const faultsOf = async (objects: Applied[], dir: string): Promise<string> => {
  const lines = objects.map((object, n) => {
    const { kind } = object
    const [group = '', version = ''] = object.apiVersion.includes('/') ? object.apiVersion.split('/') : ['core', object.apiVersion]
    const module = join(types, group.replace('.k8s.io', ''), `${version}.js`)
    return `import type { ${kind} as Kind${n} } from '${module}'\nexport const object${n}: Kind${n} = ${JSON.stringify(object)}\n`
  })
  await writeFile(join(dir, 'objects.mts'), lines.join(''))
  const options = ['--singleThreaded', '--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--types', '', 'objects.mts']
  const tsc = join(dirname(types), '.bin', 'tsc')
  const { stdout } = await run(tsc, options, { cwd: dir }).catch((error: { stdout: string }) => error)
  return stdout
}
