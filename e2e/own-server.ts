/** A server of a journey's own, for settings that would change the journeys of all others. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect } from '@playwright/test'

export type OwnServer = { url: string; stop(): Promise<void> }

/** In demo mode and with its people, but without their history. */
export async function startOwnServer(name: string, settings: Record<string, string>): Promise<OwnServer> {
  const folder = join(process.env.KERVAN_TEST_DATA ?? '', name)
  mkdirSync(folder, { mode: 0o711 })
  const port = await freePort()
  const url = `http://localhost:${port}`
  const program = spawn(process.execPath, ['server/src/main.ts'], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      KERVAN_DATA: folder,
      KERVAN_MODE: 'demo',
      KERVAN_TEST_WORLD: 'empty',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(program, 'exit')
  const isReady = async () => {
    if (program.exitCode !== null) throw new Error(`The server ended with ${program.exitCode}.`)
    return (await fetch(`${url}/health/ready`).catch(() => undefined))?.status
  }
  await expect.poll(isReady, { message: `${name} becomes ready`, timeout: 120_000 }).toBe(200)
  return {
    url,
    async stop() {
      program.kill('SIGTERM')
      await ended
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.')
  return address.port
}
