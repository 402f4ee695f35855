import { mkdir, mkdtemp, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { noteContents, refuseDamagedFolder } from '#assembly/folder-contents.ts'
import { readConfig } from '#spine/config/config.ts'

async function usedFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kervan-contents-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'app-secret'), 's'.repeat(43))
  await mkdir(join(folder, 'postgres'))
  await noteContents(readConfig({ KERVAN_DATA: folder }))
  return folder
}

test.each(['app-secret', 'postgres', 'files'])(
  '%s that was there and is gone stops the start',
  async (part) => {
    const folder = await usedFolder()
    const config = readConfig({ KERVAN_DATA: folder })
    await refuseDamagedFolder(config)
    await rename(join(folder, part), join(folder, 'away'))
    const before = await readdir(folder)
    await expect(refuseDamagedFolder(config)).rejects.toThrow(`${join(folder, part)} is missing`)
    expect(await readdir(folder)).toEqual(before)
    await rename(join(folder, 'away'), join(folder, part))
    await refuseDamagedFolder(config)
  },
)

test('a secret that is cut short stops the start: everything would be sealed with next to nothing', async () => {
  const folder = await usedFolder()
  await truncate(join(folder, 'app-secret'), 5)
  await expect(refuseDamagedFolder(readConfig({ KERVAN_DATA: folder }))).rejects.toThrow('is cut short')
})

test.each(['app-secret', 'postgres', 'files'])(
  '%s that has become something else stops the start',
  async (part) => {
    const folder = await usedFolder()
    await rm(join(folder, part), { recursive: true })
    if (part === 'app-secret') await mkdir(join(folder, part))
    else await writeFile(join(folder, part), 'x'.repeat(43))
    const kind = part === 'app-secret' ? 'file' : 'folder'
    await expect(refuseDamagedFolder(readConfig({ KERVAN_DATA: folder }))).rejects.toThrow(
      `${join(folder, part)} is not a ${kind}`,
    )
  },
)

test('what a setting has replaced since may be gone', async () => {
  const folder = await usedFolder()
  const config = {
    ...readConfig({ KERVAN_DATA: folder }),
    appSecret: 'a secret for tests, at least 32 characters',
    databaseUrl: 'postgres://localhost/kervan',
    s3Url: 's3://key:secret@localhost/bucket',
  }
  for (const part of ['app-secret', 'postgres', 'files']) await rm(join(folder, part), { recursive: true })
  await refuseDamagedFolder(config)
  await noteContents(config)
  await refuseDamagedFolder(readConfig({ KERVAN_DATA: folder }))
})

test('a folder of an earlier version, without the list, starts', async () => {
  const folder = await usedFolder()
  await rm(join(folder, 'contents'))
  await rm(join(folder, 'files'), { recursive: true })
  await refuseDamagedFolder(readConfig({ KERVAN_DATA: folder }))
})
