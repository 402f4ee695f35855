/** Backups of a server at work, restored into an empty folder; both commands killed at any moment leave nothing half done. */
import { randomBytes } from 'node:crypto'
import { appendFile, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { makeBackup } from '#assembly/backup/make-backup.ts'
import { readManifest } from '#assembly/backup/manifest.ts'
import { restoreBackup } from '#assembly/backup/restore-backup.ts'
import { readConfig } from '#spine/config/config.ts'
import { embeddedAccess } from '#spine/database/connect.ts'
import { locateCluster } from '#spine/database/embedded/cluster-folder.ts'
import { findPostmaster } from '#spine/database/embedded/postmaster.ts'
import { preparedFolder, scratchFolder } from '#spine/database/embedded/testing/scratch-cluster.ts'
import { diskFileStore } from '#spine/files/disk-file-store.ts'
import { runDataCommand } from '#testing/data-commands.ts'
import { between, eventually } from '#testing/eventually.ts'
import { startCallers } from '#testing/mail-callers.ts'
import { countMails, mailsSettle, nothingWrong } from '#testing/mail-census.ts'
import { freePort, launch } from '#testing/program.ts'
import { report, sized } from '#testing/size.ts'

const never = new AbortController().signal
const configOf = (folder: string) => readConfig({ KERVAN_DATA: folder })

/** Folders under construction beside this one, of killed commands too. */
async function unfinishedOf(target: string): Promise<string[]> {
  const names = await readdir(dirname(target))
  return names.filter((name) => name.startsWith(`${basename(target)}.new-`))
}

/** Kills the command at a random moment of its copying. */
async function killWhileCopying(
  command: 'backup' | 'restore',
  argument: string,
  target: string,
  folder: string,
) {
  const earlier = await unfinishedOf(target)
  const running = runDataCommand(command, argument, { KERVAN_DATA: folder })
  const hasBegun = async () => (await unfinishedOf(target)).some((name) => !earlier.includes(name))
  await eventually('it has begun to copy', async () => running.hasEnded() || (await hasBegun()))
  await pause(between(0, 1_500))
  return running.end('SIGKILL')
}

const run = async (command: 'backup' | 'restore', argument: string, folder: string) => {
  const begun = performance.now()
  const running = runDataCommand(command, argument, { KERVAN_DATA: folder })
  expect(await running.exit, running.output()).toBe(0)
  return { ms: Math.round(performance.now() - begun), output: running.output() }
}

test(
  'a backup of a server under load holds all that was acknowledged before it, and nothing by halves',
  async () => {
    const folder = await preparedFolder()
    const [backups, restored] = [await scratchFolder(), await scratchFolder()]
    const document = randomBytes(300_000)
    await diskFileStore(join(folder, 'files')).put('offers/teklif.pdf', document, {
      contentType: 'application/pdf',
    })
    const program = launch({ port: await freePort(), env: { KERVAN_DATA: folder } })
    await program.ready
    const callers = startCallers(() => program.base, 4)
    await eventually('it is under load', () => callers.acknowledged.size > 10)

    const target = join(backups, 'one')
    for (let round = 0; round < sized(10, 1); round += 1) {
      const code = await killWhileCopying('backup', target, target, folder)
      // One that was faster than the kill is whole.
      if (code === 0) {
        await readManifest(target)
        await rm(target, { recursive: true })
      } else await expect(stat(target)).rejects.toThrow('ENOENT')
    }
    for (const name of await unfinishedOf(target))
      await expect(restoreBackup(configOf(restored), join(backups, name), never)).rejects.toThrow(
        'not a whole backup',
      )

    const before = new Map(callers.acknowledged)
    const made = await run('backup', target, folder)
    expect(await readdir(backups)).toEqual(['one'])
    await eventually('the server still works', () => callers.acknowledged.size > before.size + 5)
    await callers.stop()
    expect(callers.odd).toEqual([])
    await expectPrivate(target)
    await expect(makeBackup(configOf(folder), target, never)).rejects.toThrow('exists already')
    await expect(restoreBackup(configOf(folder), target, never)).rejects.toThrow('A server is running on')
    program.signal('SIGTERM')
    await program.exit
    await expect(restoreBackup(configOf(folder), target, never)).rejects.toThrow(`mv ${folder} ${folder}.old`)

    for (let round = 0; round < sized(10, 1); round += 1) {
      if ((await killWhileCopying('restore', target, restored, restored)) === 0)
        await rm(restored, { recursive: true })
      else expect(await readdir(restored)).toEqual([])
    }
    const back = await run('restore', target, restored)
    expect(await unfinishedOf(restored)).toEqual([])
    report(`online backup ${made.ms} ms, restore ${back.ms} ms: ${made.output.split('\n')[0]}`)

    const next = launch({ port: await freePort(), env: { KERVAN_DATA: restored } })
    await next.ready
    const { owner } = embeddedAccess(join(restored, 'postgres'))
    await mailsSettle(owner)
    const { mails, ...wrong } = await countMails(owner, { acknowledged: before, tried: callers.tried })
    expect(mails).toBeGreaterThanOrEqual(before.size)
    expect(wrong).toEqual(nothingWrong)
    expect(await readFile(join(restored, 'files/offers/teklif.pdf'))).toEqual(document)
    expect(await readFile(join(restored, 'app-secret'), 'utf8')).toBe(
      await readFile(join(folder, 'app-secret'), 'utf8'),
    )
    next.signal('SIGTERM')
    expect((await next.exit).code).toBe(0)
  },
  sized(1_800_000, 600_000),
)

async function expectPrivate(backup: string): Promise<void> {
  const entries = await readdir(backup, { recursive: true, withFileTypes: true })
  const modes = new Set<number>([(await stat(backup)).mode & 0o777])
  for (const entry of entries) {
    const { mode } = await stat(join(entry.parentPath, entry.name))
    modes.add(entry.isDirectory() ? mode & 0o777 : (mode & 0o777) | 0o100)
  }
  expect([...modes]).toEqual([0o700])
}

test('without a server PostgreSQL runs for the backup alone; a damaged backup is refused and nothing written', async () => {
  const folder = await preparedFolder()
  const target = join(await scratchFolder(), 'one')
  const restored = await scratchFolder()
  expect(await makeBackup(configOf(folder), target, never)).toContain(`npm run restore ${target}`)
  expect(await findPostmaster(join(folder, 'postgres'))).toBeUndefined()

  if (process.getuid?.() === 0) await restoreIntoClosedFolder(target)

  const restore = () => restoreBackup(configOf(restored), target, never)
  const { files } = await readManifest(target)
  const largest = files.toSorted((one, other) => other.bytes - one.bytes)[0]?.path ?? ''
  await appendFile(join(target, largest), 'x')
  await expect(restore()).rejects.toThrow(`${target} is damaged: ${largest} is not what was written`)
  await truncate(join(target, largest), files.find(({ path }) => path === largest)?.bytes)
  await rm(join(target, 'postgres/PG_VERSION'))
  await expect(restore()).rejects.toThrow(`${target} is damaged: postgres/PG_VERSION is missing`)
  await writeFile(join(target, 'manifest.json'), '{')
  await expect(restore()).rejects.toThrow('manifest.json cannot be read')
  expect(await readdir(restored)).toEqual([])
  expect(await unfinishedOf(restored)).toEqual([])
})

/** Where PostgreSQL's user cannot enter the data folder, the database goes where a start looks for it. */
async function restoreIntoClosedFolder(backup: string): Promise<void> {
  const folder = join(await scratchFolder(0o700), 'data')
  await restoreBackup(configOf(folder), backup, never)
  const { dataFolder } = await locateCluster(folder)
  onTestFinished(() => rm(dirname(dataFolder), { recursive: true }))
  expect(dataFolder).not.toContain(folder)
  expect(await readdir(dataFolder)).toContain('backup_label')
  expect(await readdir(folder)).toEqual(['files'])
  await rm(folder, { recursive: true })
  await expect(restoreBackup(configOf(folder), backup, never)).rejects.toThrow(`${dataFolder} is not empty`)
}

test('a folder without a database, a target inside the data and a backup that is none are refused in a sentence', async () => {
  const folder = await scratchFolder()
  const target = join(await scratchFolder(), 'one')
  const absent = join(folder, 'absent')
  await expect(makeBackup(configOf(absent), target, never)).rejects.toThrow('there is no database here')
  await expect(makeBackup(configOf(folder), target, never)).rejects.toThrow('there is no database here')
  await expect(makeBackup(configOf(folder), join(folder, 'in'), never)).rejects.toThrow(
    'inside the data folder',
  )
  await expect(restoreBackup(configOf(folder), target, never)).rejects.toThrow('manifest.json is missing')
  await expect(restoreBackup(configOf(folder), undefined, never)).rejects.toThrow('npm run restore <')
  expect(await readdir(folder)).toEqual([])
  expect(await readdir(dirname(target))).toEqual([])
})

test('with DATABASE_URL a backup holds the files and names the tools for the rest', async () => {
  const folder = await scratchFolder()
  const target = join(await scratchFolder(), 'one')
  const config = {
    ...configOf(folder),
    databaseUrl: 'postgres://nobody@127.0.0.1:1/kervan',
    appSecret: 'a secret for tests, at least 32 characters',
  }
  const store = diskFileStore(join(folder, 'files'))
  await store.put('a.txt', Buffer.from('ilk'), { contentType: 'text/plain' })
  expect(await makeBackup(config, target, never)).toMatch(/pg_dump[\s\S]*pg_basebackup[\s\S]*APP_SECRET/)
  expect((await readManifest(target)).files.map(({ path }) => path)).toEqual(['files/a.txt'])

  const restored = await scratchFolder()
  await expect(restoreBackup(configOf(restored), target, never)).rejects.toThrow('holds no database')
  await restoreBackup({ ...config, dataFolder: restored }, target, never)
  expect(await readFile(join(restored, 'files/a.txt'), 'utf8')).toBe('ilk')
  const both = { ...config, s3Url: 's3://key:secret@127.0.0.1:1/bucket' }
  await expect(makeBackup(both, `${target}-2`, never)).rejects.toThrow('nothing to back up')
})

test('Ctrl-C ends a backup without leaving anything behind', async () => {
  const folder = await preparedFolder()
  const target = join(await scratchFolder(), 'one')
  const interruption = new AbortController()
  const making = makeBackup(configOf(folder), target, interruption.signal)
  making.catch(() => undefined)
  await eventually('it has begun to copy', async () => (await unfinishedOf(target)).length > 0)
  interruption.abort(new Error('interrupted'))
  await expect(making).rejects.toThrow('interrupted')
  expect(await readdir(dirname(target))).toEqual([])
  expect(await findPostmaster(join(folder, 'postgres'))).toBeUndefined()
})
