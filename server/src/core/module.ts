import type { PageHead } from '@feria/contract/rendering'
import type { Ctx, PersonalData } from './context.ts'
import type { HttpPart } from './http.ts'
import type { Worker } from './jobs/worker.ts'
import type { Served, ServedEvent } from './use-case.ts'

/** The public API of a module: all that the rest of the server may use of it. */
export interface Module {
  name: string
  routes?: Served[]
  /** Routes that no JSON contract fits: streams, files, webhooks. */
  http?: HttpPart
  /** Pages of the web with a head of their own, by the path before their id; null keeps the default head. */
  heads?: Record<string, (ctx: Ctx, id: string) => Promise<PageHead | null>>
  events?: ServedEvent[]
  on?: Worker['on']
  onExternal?: Worker['onExternal']
  schedules?: Worker['schedules']
  personalData?: PersonalData
}

export const defineModule = (module: Module): Module => module
