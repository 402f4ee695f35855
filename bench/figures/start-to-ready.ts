/** From the command until the server is ready: on an empty folder, again on the same one, and on a given PostgreSQL. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { demoCompany } from '@kervan/server/src/assembly/demo/demo-world.ts'
import type { Bench, Figure } from '../figure.ts'
import { freePort, untilReady } from '../free-port.ts'
import { mustHold } from '../harness.ts'
import { atMost, plainLine } from '../lines.ts'

const root = join(import.meta.dirname, '..', '..')

export const startToReady: Figure = { name: 'start-to-ready', take }

/** No neighbour here: the figures are seconds. */
async function take(bench: Bench) {
  const first: number[] = []
  const restart: number[] = []
  const given: number[] = []
  const database = await bench.database()
  const { host } = database.access.owner
  const address = `postgres://postgres@localhost/${database.name}?host=${encodeURIComponent(host ?? '')}`
  for (let round = 0; round < bench.rounds; round += 1) {
    const folder = await bench.folder()
    await chmod(folder, 0o711)
    first.push(await startOnce({ KERVAN_DATA: folder }))
    restart.push(await startOnce({ KERVAN_DATA: folder }))
    given.push(
      await startOnce({
        KERVAN_DATA: folder,
        KERVAN_MODE: 'demo',
        DATABASE_URL: address,
        APP_SECRET: 'a secret for the bench, at least 32 characters',
      }),
    )
  }
  const unit = 's'
  const note = 'without the build and the rendering of the public pages'
  return [
    plainLine({ figure: 'start to ready, first', unit, samples: first, pass: atMost(15, 's'), note }),
    plainLine({ figure: 'start to ready, again', unit, samples: restart, pass: atMost(3, 's') }),
    plainLine({ figure: 'start to ready, given PostgreSQL', unit, samples: given, pass: atMost(1.5, 's') }),
  ]
}

async function startOnce(settings: Record<string, string>): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, ['server/src/main.ts', '--dev'], {
    cwd: root,
    env: { PATH: process.env.PATH, ...settings, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  try {
    await untilReady(`http://127.0.0.1:${port}/health/ready`, () => child.exitCode !== null)
    const seconds = (performance.now() - began) / 1000
    const company = await (await fetch(`http://127.0.0.1:${port}/api/company`)).json()
    mustHold((company as { name?: string }).name === demoCompany.name, 'the demo world is not there')
    return seconds
  } finally {
    end()
    const [code] = await ended
    process.off('exit', end)
    mustHold(code === 0, `the server ended with ${code}`)
  }
}
