import type { FastifyBaseLogger } from 'fastify'

type Said = Parameters<FastifyBaseLogger['info']>

/**
 * A request's logger, created on first use. Few requests log anything, and creating one compiles the list of redacted names: a thirtieth
 * of the time of the most read list.
 */
export const requestLog = (log: FastifyBaseLogger, names: object, options: object): FastifyBaseLogger => {
  let made: FastifyBaseLogger | undefined
  const its = () => {
    made ??= log.child(names, options)
    return made
  }
  return {
    level: log.level,
    fatal: (...said: Said) => its().fatal(...said),
    error: (...said: Said) => its().error(...said),
    warn: (...said: Said) => its().warn(...said),
    info: (...said: Said) => its().info(...said),
    debug: (...said: Said) => its().debug(...said),
    trace: (...said: Said) => its().trace(...said),
    silent: (...said: Said) => its().silent(...said),
    child: (names, options) => its().child(names, options),
  }
}
