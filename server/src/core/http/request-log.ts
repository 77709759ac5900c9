import type { FastifyBaseLogger } from 'fastify'

type Said = Parameters<FastifyBaseLogger['info']>

/**
 * The log of a request, made when it first says something. Few requests do, and each would look for what is never to be written among its
 * names: a thirtieth of the list that is read most.
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
