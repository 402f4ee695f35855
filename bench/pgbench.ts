/** PostgreSQL's own load program, the neighbour of everything that reads and writes. Fetched where it is missing. */
import { spawn } from 'node:child_process'
import { glob, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loginRole } from '@kervan/server/src/spine/database/roles.ts'

export type Pgbench = (options: {
  socketFolder: string
  database: string
  script: string
  clients: number
  seconds: number
}) => Promise<{ rate: number; done: number }>

const cacheFolder = join(import.meta.dirname, '..', '.cache', 'pgbench')

/** Undefined where there is none and none can be fetched. */
export async function findPgbench(): Promise<Pgbench | undefined> {
  const program = (await present()) ?? (await fetchPgbench())
  return program ? (options) => runPgbench(program, options) : undefined
}

async function present(): Promise<string | undefined> {
  const places = ['/usr/lib/postgresql/*/bin/pgbench', `${cacheFolder}/usr/lib/postgresql/*/bin/pgbench`]
  const found: string[] = []
  for (const place of places) for await (const program of glob(place)) found.push(program)
  for (const program of found.sort().reverse()) {
    const works = await output(program, ['--version']).catch(() => undefined)
    if (works) return program
  }
  return undefined
}

/** The package is unpacked, not installed: installing it would start a PostgreSQL service on the machine. */
export async function fetchPgbench(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return undefined
  try {
    await output('apt-get', ['update', '-q'])
    await output('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'libpq5'])
    const [server] = /postgresql-\d+/.exec(await output('apt-cache', ['depends', 'postgresql'])) ?? []
    if (!server) return undefined
    await mkdir(cacheFolder, { recursive: true })
    await output('apt-get', ['download', '-q', server], cacheFolder)
    for await (const archive of glob(`${cacheFolder}/${server}_*.deb`)) {
      await output('dpkg-deb', ['--extract', archive, cacheFolder])
      await rm(archive)
    }
    return await present()
  } catch (error) {
    console.log(`  pgbench could not be fetched: ${(error as Error).message.split('\n')[0]}`)
    return undefined
  }
}

async function runPgbench(program: string, options: Parameters<Pgbench>[0]) {
  const folder = await mkdtemp(join(tmpdir(), 'kervan-pgbench-'))
  try {
    const file = join(folder, 'script.sql')
    await writeFile(file, options.script)
    const text = await output(program, [
      ...['--no-vacuum', '--protocol=prepared', `--file=${file}`],
      ...[`--client=${options.clients}`, '--jobs=2', `--time=${options.seconds}`],
      ...[`--host=${options.socketFolder}`, `--username=${loginRole}`, options.database],
    ])
    const [, done] = /transactions actually processed: (\d+)/.exec(text) ?? []
    const [, rate] = /tps = ([\d.]+)/.exec(text) ?? []
    const [, failed] = /failed transactions: (\d+)/.exec(text) ?? []
    if (!done || !rate || Number(failed ?? 0) > 0) throw new Error(`pgbench answered: ${text}`)
    return { rate: Number(rate), done: Number(done) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

function output(program: string, args: string[], cwd?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    let complaint = ''
    child.stdout.on('data', (chunk) => (text += chunk))
    child.stderr.on('data', (chunk) => (complaint += chunk))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve(text) : reject(new Error(`${program} ended with ${code}: ${complaint.trim()}`)),
    )
  })
}
