import { chromiumArguments } from '../../scripts/lib/chromium.mjs'

/** Full Chromium, for what the headless shell lacks: system notifications. */
export const wholeBrowser = { executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: chromiumArguments }
