import { ensureBuilt } from '../setup.mjs'

/** Before the tests of the server: those that start it as a process start what operators do. */
export default () => ensureBuilt(['server'])
