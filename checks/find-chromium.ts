/** Finds Chromium for the browser tests, and installs it where it is missing: Debian's as root, otherwise Playwright's own. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

/** Has no windows of its own and does a third less for the same pages. */
const headlessShell = '/usr/bin/chromium-headless-shell'
const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  chromium.executablePath(),
]

export function findChromium(): string {
  return found([given(), headlessShell, ...whole])
}

/** For what the headless shell cannot do: be woken by a push service. */
export function findWholeChromium(): string {
  return found([given(), ...whole].filter((path) => path !== headlessShell))
}

function given(): string | undefined {
  const path = process.env.CHROMIUM_PATH
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH: there is no ${path}`)
  return path
}

function found(places: readonly (string | undefined)[]): string {
  const look = () => places.find((path) => path && existsSync(path))
  if (!look()) install()
  const path = look()
  if (!path)
    throw new Error('Chromium could not be installed: install it and set CHROMIUM_PATH to its program.')
  return path
}

function install(): void {
  console.log('Chromium is missing: installing it')
  const isRoot = process.getuid?.() === 0
  const isDebian = existsSync('/usr/bin/apt-get')
  if (isRoot && isDebian) {
    run('apt-get', ['update', '-qq'])
    const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation']
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  } else {
    run(join(import.meta.dirname, '..', 'node_modules', '.bin', 'playwright'), ['install', 'chromium'])
  }
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
