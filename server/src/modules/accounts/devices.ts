import Bowser from 'bowser'

const UNKNOWN = 'Dispositivo desconocido'
/** Programs that no list knows name themselves, and may do so at length. */
const LONGEST_NAME = 40

/** A program and its system in words, e.g. «Chrome en Android», from how it names itself. It is a hint for the member, never a proof. */
export const deviceOf = (agent: string | null): string => {
  if (!agent) return UNKNOWN
  const { browser, os } = Bowser.parse(agent)
  const name = browser.name?.trim().slice(0, LONGEST_NAME)
  if (name && os.name) return `${name} en ${os.name}`
  return name || (os.name ? `Navegador en ${os.name}` : UNKNOWN)
}
