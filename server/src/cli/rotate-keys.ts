import type { Ctx } from '../core/context.ts'

const turn = async (ctx: Ctx): Promise<string> => {
  const { encryptAnew, examineSecrets } = await import('../modules/accounts/accounts.module.ts')
  const { countSigningKeys, turnSigningKey } = await import('../platform/signing.ts')
  const done = await encryptAnew(ctx)
  await turnSigningKey(ctx)
  const { all, unreadable } = await examineSecrets(ctx)
  return [
    `Second factors encrypted anew: ${done} of ${all}.${unreadable > 0 ? ` Their key is missing: ${unreadable}.` : ''}`,
    `Addresses are signed with a new key; older ones that still open them: ${(await countSigningKeys(ctx)) - 1}.`,
  ].join('\n')
}

const forget = async (ctx: Ctx): Promise<string> => {
  const { forgetSecretKeys } = await import('../modules/accounts/accounts.module.ts')
  const { forgetSigningKeys } = await import('../platform/signing.ts')
  const gone = (await forgetSecretKeys(ctx)) + (await forgetSigningKeys(ctx))
  return `Older keys that are forgotten: ${gone}. What they signed opens nothing any more.`
}

/** The work of `rotate-keys`; throws a sentence for words that it does not know. */
export const rotateKeys = (words: string[]): ((ctx: Ctx) => Promise<string>) => {
  const wrong = words.find((word) => word !== '--forget')
  if (wrong) throw new Error(`${wrong} is no option of rotate-keys: --forget is the only one.`)
  return words.length > 0 ? forget : turn
}
