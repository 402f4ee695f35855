/** For journeys about what the headless shell does otherwise than the browsers people have: push messages, the first focus, how letters are set. */
import { findWholeChromium } from '../checks/find-chromium.ts'
import { browserFlags } from './browser-flags.ts'

export const wholeBrowser = { executablePath: findWholeChromium(), args: browserFlags }
