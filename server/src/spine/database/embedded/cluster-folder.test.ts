/** Where files and sockets go when the wanted folder is too deep, oddly named or closed to PostgreSQL's user. */
import { chmod, mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { locateCluster, systemFolder } from '#spine/database/embedded/cluster-folder.ts'
import { changeOwner, chooseRunUser, findBlockingFolder } from '#spine/database/embedded/run-user.ts'
import {
  preparedFolder,
  queryValues,
  scratchFolder,
  startHere,
  stopIfRunning,
} from '#spine/database/embedded/testing/scratch-cluster.ts'
import { shortHash } from '#spine/database/short-hash.ts'

const isRoot = process.getuid?.() === 0

test('a path too long for a socket gets a short private folder for it, and keeps its data', async () => {
  const folder = join(await scratchFolder(), 'derin'.repeat(12), 'klasör'.repeat(10))
  const { socketFolder, dataFolder, stop } = await startHere(folder)
  onTestFinished(() => rm(socketFolder, { recursive: true, force: true }))
  expect(dataFolder).toBe(join(folder, 'postgres'))
  expect(socketFolder.length).toBeLessThan(60)
  const found = await stat(socketFolder)
  expect(found.mode & 0o777).toBe(0o700)
  expect(found.uid).toBe((await stat(dataFolder)).uid)
  expect(await queryValues(socketFolder, 'select 1')).toEqual([1])
  await stop()
  expect((await startHere(folder)).socketFolder).toBe(socketFolder)
})

test('a short socket folder that somebody else made is refused', async () => {
  const folder = join(await scratchFolder(), 'derin'.repeat(12), 'klasör'.repeat(10))
  await mkdir(folder, { recursive: true })
  const { socketFolder } = await locateCluster(folder)
  onTestFinished(() => rm(socketFolder, { recursive: true, force: true }))
  if (!isRoot) return
  await changeOwner(socketFolder, { uid: 12345, gid: 12345, switched: true })
  await expect(locateCluster(folder)).rejects.toThrow('belongs to somebody else')
})

test('commas, quotes, spaces and Turkish letters in the path do no harm', async () => {
  const folder = join(await scratchFolder(), `İş, "veri" 'ç`)
  expect(await queryValues((await startHere(folder)).socketFolder, 'select 1')).toEqual([1])
})

test.skipIf(!isRoot)(
  'root runs PostgreSQL as another user, with files in the system folder if the parent is inaccessible',
  async () => {
    const folder = join(await scratchFolder(0o700), 'data')
    const inSystem = join(systemFolder, shortHash(join(await realpath(join(folder, '..')), 'data')))
    onTestFinished(async () => {
      await stopIfRunning(join(inSystem, 'postgres'))
      await rm(inSystem, { recursive: true, force: true })
    })
    const first = await startHere(folder)
    expect(first.dataFolder).toBe(join(inSystem, 'postgres'))
    expect(first.notes.join()).toContain(inSystem)
    expect((await stat(`/proc/${first.pid}`)).uid).toBe(65534)
    expect(await readdir(folder)).toEqual([])
    await queryValues(first.socketFolder, 'create table cargo ()')
    await first.stop()

    await chmod(join(folder, '..'), 0o711)
    const second = await startHere(folder)
    expect(second.dataFolder).toBe(first.dataFolder)
    expect(await queryValues(second.socketFolder, `select to_regclass('cargo')::text`)).toEqual(['cargo'])
  },
)

test.skipIf(!isRoot)(
  'a cluster in a folder that has become inaccessible is not replaced by an empty one',
  async () => {
    const parent = await preparedFolder()
    const folder = join(parent, 'data')
    await mkdir(folder)
    await rename(join(parent, 'postgres'), join(folder, 'postgres'))
    await chmod(parent, 0o700)
    await expect(startHere(folder)).rejects.toThrow(`cannot enter ${parent}`)
  },
)

test.skipIf(!isRoot)(
  'a cluster stays with its owner, and one that root restored is given to PostgreSQL’s user',
  async () => {
    const folder = await preparedFolder()
    const dataFolder = join(folder, 'postgres')
    const other = { uid: 12345, gid: 12345, switched: true }
    await changeOwner(dataFolder, other)
    expect(await chooseRunUser(dataFolder)).toEqual(other)
    const first = await startHere(folder)
    expect((await stat(`/proc/${first.pid}`)).uid).toBe(12345)
    await first.stop()
    await changeOwner(dataFolder, { uid: 0, gid: 0, switched: true })
    const second = await startHere(folder)
    expect((await stat(`/proc/${second.pid}`)).uid).toBe(65534)
  },
)

test('a folder blocks users without its execute permission', async () => {
  const parent = await scratchFolder(0o710)
  const { uid, gid } = await stat(parent)
  expect(await findBlockingFolder(parent, { uid, gid, switched: false })).toBeUndefined()
  expect(await findBlockingFolder(parent, { uid: uid + 1, gid, switched: true })).toBeUndefined()
  expect(await findBlockingFolder(parent, { uid: uid + 1, gid: gid + 1, switched: true })).toBe(parent)
})
