/** Finds Chromium for the browser tests, and installs it where it is missing: Debian's as root, otherwise Playwright's own. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

/** The first has no windows of its own and does a third less for the same pages. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

export function findChromium(): string {
  return present() ?? installed()
}

function present(): string | undefined {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH: there is no ${given}`)
  return [given, ...usual, chromium.executablePath()].find((path) => path && existsSync(path))
}

function installed(): string {
  console.log('Chromium is missing: installing it')
  const isRoot = process.getuid?.() === 0
  const isDebian = existsSync('/usr/bin/apt-get')
  if (isRoot && isDebian) {
    run('apt-get', ['update', '-qq'])
    const packages = ['chromium-headless-shell', 'fonts-liberation']
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  } else {
    run(join(import.meta.dirname, '..', 'node_modules', '.bin', 'playwright'), ['install', 'chromium'])
  }
  const path = present()
  if (!path)
    throw new Error('Chromium could not be installed: install it and set CHROMIUM_PATH to its program.')
  return path
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
