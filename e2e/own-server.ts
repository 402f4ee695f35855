/** A server of a journey's own, for settings that would change the journeys of all others. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { locateCluster } from '@kervan/server/src/spine/database/embedded/cluster-folder.ts'
import { expect } from '@playwright/test'
import pg from 'pg'

export type OwnServer = {
  url: string
  stop(): Promise<void>
  /** As where the machine loses its power: nothing is brought to an end. */
  kill(): Promise<void>
  /** At the same address and with the same data, as after an update. */
  startAgain(settings: Record<string, string>): Promise<OwnServer>
}

/** A database that the first of these servers makes ready; all begin with a copy, since making one takes most of a first start. */
const prepared = 'journeys'

/** In demo mode and with its people, but without their history. */
export async function startOwnServer(name: string, settings: Record<string, string>): Promise<OwnServer> {
  const database = `journey_${name.replaceAll('-', '_')}`
  await createDatabase(database)
  return start(database, settings)
}

/** In the cluster of the server that the other journeys use. */
async function createDatabase(name: string): Promise<void> {
  const maintenance = new pg.Client({ host: await socketFolder(), user: 'postgres', database: 'postgres' })
  await maintenance.connect()
  try {
    // Journeys run side by side, and one of them makes it.
    await maintenance.query(`select pg_advisory_lock(hashtext('${prepared}'))`)
    const { rowCount } = await maintenance.query('select from pg_database where datname = $1', [prepared])
    if (!rowCount) {
      const unfinished = `${prepared}_unfinished`
      await maintenance.query(`create database ${unfinished} template template0`)
      await (await start(unfinished, {})).stop()
      await maintenance.query(`alter database ${unfinished} rename to ${prepared}`)
    }
    // A journey that is tried again begins anew.
    await maintenance.query(`drop database if exists ${name} with (force)`)
    await maintenance.query(`create database ${name} template ${prepared}`)
  } finally {
    await maintenance.end()
  }
}

const socketFolder = async () => (await locateCluster(process.env.KERVAN_TEST_DATA ?? '')).socketFolder

async function start(database: string, settings: Record<string, string>, port?: number): Promise<OwnServer> {
  const folder = join(process.env.KERVAN_TEST_DATA ?? '', database)
  mkdirSync(folder, { mode: 0o711, recursive: true })
  const ownPort = port ?? (await freePort())
  const url = `http://localhost:${ownPort}`
  const program = spawn(process.execPath, ['server/src/main.ts'], {
    env: {
      PATH: process.env.PATH,
      PORT: String(ownPort),
      DATABASE_URL: `postgres://postgres@localhost/${database}?host=${encodeURIComponent(await socketFolder())}`,
      // They share the cluster's login, whose password comes from it.
      APP_SECRET: 'a secret for journeys, at least 32 characters',
      KERVAN_DATA: folder,
      KERVAN_MODE: 'demo',
      KERVAN_TEST_WORLD: 'empty',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await becomesReady(program, url)
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const ended = once(program, 'exit')
    program.kill(signal)
    if (program.exitCode === null && program.signalCode === null) await ended
  }
  return {
    url,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    startAgain: (other) => start(database, other, ownPort),
  }
}

async function becomesReady(program: ChildProcess, url: string): Promise<void> {
  const isReady = async () => {
    if (program.exitCode !== null) throw new Error(`The server ended with ${program.exitCode}.`)
    return (await fetch(`${url}/health/ready`).catch(() => undefined))?.status
  }
  await expect.poll(isReady, { message: `${url} becomes ready`, timeout: 120_000 }).toBe(200)
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
