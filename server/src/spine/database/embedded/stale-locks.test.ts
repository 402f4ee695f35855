/** Lock files of a dead server that only seems alive: a zombie, a reused process id, an empty file. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { countAttached, inspectProcess, isPostgresOn } from '#spine/database/embedded/process-state.ts'
import { chooseRunUser, spawnIdentity } from '#spine/database/embedded/run-user.ts'
import { preparedFolder, queryValues, startHere } from '#spine/database/embedded/testing/scratch-cluster.ts'

/** A killed server, whose lock files then name another process. */
async function crashedClusterNaming(pid: number): Promise<string> {
  const folder = await preparedFolder()
  const cluster = await startHere(folder)
  await queryValues(cluster.socketFolder, 'create table cargo as select generate_series(1, 10) as number')
  process.kill(cluster.pid, 'SIGKILL')
  while (await isPostgresOn(cluster.pid, cluster.dataFolder)) await pause(5)
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    const path = join(cluster.dataFolder, name)
    const lines = (await readFile(path, 'utf8')).split('\n')
    await writeFile(path, [pid, ...lines.slice(1)].join('\n'))
  }
  return folder
}

/** Under PostgreSQL's own user: it ignores the processes of others by itself. */
async function aProcess(script: string): Promise<number> {
  const user = await chooseRunUser('/a-folder-not-made-yet')
  const shell = spawn('sh', ['-c', script], {
    ...spawnIdentity(user),
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    shell.kill('SIGKILL')
  })
  const [text] = await once(shell.stdout, 'data')
  return Number(String(text).trim())
}

/** The shell becomes a program that never reaps the child it had. */
async function aZombie(): Promise<number> {
  const pid = await aProcess('sleep 0.2 & echo $!; exec sleep 60')
  while ((await inspectProcess(pid)) === 'running') await pause(5)
  expect(await inspectProcess(pid)).toBe('zombie')
  return pid
}

const namedProcesses = [
  { title: 'a zombie', pid: aZombie },
  { title: 'another program under a reused pid', pid: () => aProcess('echo $$; exec sleep 60') },
]

test.each(namedProcesses)(
  'the locks of a killed server that name $title do not hinder the next',
  async (named) => {
    const folder = await crashedClusterNaming(await named.pid())
    const lines: string[] = []
    const cluster = await startHere(folder, (line) => lines.push(line))
    expect(cluster.adopted).toBe(false)
    expect(await queryValues(cluster.socketFolder, 'select count(*)::int from cargo')).toEqual([10])
    expect(lines.filter((line) => line.startsWith('Stale lock file removed'))).toHaveLength(2)
  },
)

test('an empty lock file, as a full disk leaves it, does not hinder the next start', async () => {
  const folder = await preparedFolder()
  await writeFile(join(folder, 'postgres', 'postmaster.pid'), '')
  expect((await startHere(folder)).adopted).toBe(false)
})

test('backends that outlive their postmaster are waited for before its lock is removed', async () => {
  const folder = await preparedFolder()
  const first = await startHere(folder)
  const [backend] = await queryValues(
    first.socketFolder,
    `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
  )
  const lock = (await readFile(join(first.dataFolder, 'postmaster.pid'), 'utf8')).split('\n')
  const segmentId = Number(lock[6]?.trim().split(/\s+/)[1])
  expect(await countAttached(segmentId)).toBeGreaterThan(1)
  // Frozen, the checkpointer cannot notice that its postmaster is gone.
  process.kill(Number(backend), 'SIGSTOP')
  process.kill(first.pid, 'SIGKILL')
  let isThawed = false
  setTimeout(() => {
    isThawed = process.kill(Number(backend), 'SIGCONT')
  }, 600)
  const second = await startHere(folder)
  expect(isThawed).toBe(true)
  expect(second.adopted).toBe(false)
})
