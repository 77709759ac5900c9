import { chromiumArguments } from '../../scripts/lib/chromium.mjs'

/** Chromium as people have it, for what the one without windows lacks: notices of the system. */
export const wholeBrowser = { executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: chromiumArguments }
