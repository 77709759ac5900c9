import type { Ctx } from '../core/context.ts'

/** The work of `test-sms`: a text message, past the jobs and their limits; throws a sentence for what is no mobile or was not taken. */
export const testSms = ([number]: string[]): ((ctx: Ctx) => Promise<string>) => {
  if (!number) throw new Error('Say which number, e.g. npm run feria -- test-sms +5491123456789.')
  return async (ctx) => {
    const { sms } = ctx.engines
    if (!sms) throw new Error('No gateway is set: SMS_URL, SMS_TOKEN and SMS_SENDER.')
    const { readMobile, toE164 } = await import('../modules/accounts/accounts.module.ts')
    const to = toE164(await readMobile(number))
    const { outcome, detail } = await sms.send(to, `Prueba de mensajes de ${ctx.config.BRAND_NAME}.`)
    if (outcome !== 'sent') throw new Error(`The message was not taken (${outcome}): ${detail}. ${sms.describe()}.`)
    return `The message to ${to} was taken: ${sms.describe()}. Look whether it arrives.`
  }
}
