import Bowser from 'bowser'

const UNKNOWN = 'Dispositivo desconocido'
/** Unknown programs are shown by their own name, which may be long. */
const LONGEST_NAME = 40

/** A browser and its system in words, e.g. «Chrome en Android», from the user agent. A hint for the member, never a proof. */
export const deviceOf = (agent: string | null): string => {
  if (!agent) return UNKNOWN
  const { browser, os } = Bowser.parse(agent)
  const name = browser.name?.trim().slice(0, LONGEST_NAME)
  if (name && os.name) return `${name} en ${os.name}`
  return name || (os.name ? `Navegador en ${os.name}` : UNKNOWN)
}
