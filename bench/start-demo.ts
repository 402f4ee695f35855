/** Starts the product with its demo world, as `npm start` does, and a browser beside it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { findChromium } from '../checks/find-chromium.ts'
import { browserFlags } from '../e2e/browser-flags.ts'
import type { Bench } from './figure.ts'
import { freePort, untilReady } from './free-port.ts'
import { mustHold } from './harness.ts'

const root = join(import.meta.dirname, '..')

export type Demo = { origin: string; browser: Browser }

/** Both end with the measurement. */
export async function withDemo<Result>(
  bench: Bench,
  measure: (demo: Demo) => Promise<Result>,
): Promise<Result> {
  const folder = await bench.folder()
  await chmod(folder, 0o711)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, KERVAN_DATA: folder, KERVAN_MODE: 'demo', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags })
  try {
    await untilReady(`${origin}/health/ready`, () => child.exitCode !== null)
    return await measure({ origin, browser })
  } finally {
    await browser.close()
    child.kill('SIGTERM')
    await ended
  }
}

/** A browser that has nothing of the site but its cookies. */
export async function freshContext(
  { origin, browser }: Demo,
  as?: 'portal' | 'office',
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'tr-TR', viewport: { width: 1440, height: 900 } })
  if (!as) return context
  const answer = await context.request.post(`${origin}/api/demo/sign-in`, {
    data: { surface: as },
    headers: { origin },
  })
  mustHold(answer.ok(), `signing in answered ${answer.status()}`)
  return context
}
