import type { Answer, api, Input } from '@feria/contract'
import type { Ctx } from '../../../core/context.ts'
import { readChips } from '../lines.ts'

/** Reads a wish from its text, by rules alone. Anyone may call; nothing is stored. */
export const readText = async (ctx: Ctx, { body }: Input<typeof api.assistant.read>): Promise<Answer<typeof api.assistant.read>> =>
  readChips(ctx, body.text)
