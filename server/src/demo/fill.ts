import type { Ctx } from '../context.ts'

export const fillWithDemo = async (_ctx: Ctx): Promise<{ email: string; password: string }[]> => []
