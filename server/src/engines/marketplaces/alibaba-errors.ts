import { z } from 'zod'
import { firstCode, Trouble } from './trouble.ts'

const code = z.union([z.string(), z.number()]).nullish().catch(null)
const refusal = z.object({ type: z.string().nullish().catch(null), code, sub_code: code })

/** Error codes of the gateway, and the numbers of its older half. */
const TOO_MANY = /CallLimit|CallLimited|Frequency|limited-by|^7$/i
const NOT_ALLOWED =
  /Permission|Signature|WhiteIp|AccessToken|InvalidToken|Session|AppKey|InvalidApp|IllegalApp|^(11|12|24|25|26|27|28|29)$/i

/**
 * The trouble in an error of the gateway, which has status 200. The service's own failures may pass on a retry, the caller's will not.
 */
export const troubleOfRefusal = (body: unknown): Trouble => {
  const { type, code, sub_code: subCode } = refusal.parse(typeof body === 'object' && body !== null ? body : {})
  const message = `refused: ${firstCode(code)}, ${firstCode(subCode)}`
  const codes = [code, subCode].map(String)
  if (codes.some((each) => TOO_MANY.test(each))) return new Trouble('límite', message, { kind: 'refused' })
  if (codes.some((each) => NOT_ALLOWED.test(each))) return new Trouble('no autorizado', message, { kind: 'refused' })
  return new Trouble('sin respuesta', message, { kind: /^(ISP|SYSTEM)$/i.test(type ?? '') ? 'passing' : 'refused' })
}
