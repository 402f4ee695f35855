/** Files in a folder. Not flydrive's disk driver, since that writes in place and a kill would leave half a file. */
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { digestFile } from '#spine/files/digest-file.ts'
import {
  abandonedAfterMs,
  checkedKey,
  type FileStore,
  MissingFileError,
  removeOldFiles,
} from '#spine/files/files.ts'
import { writePieces } from '#spine/files/write-pieces.ts'

export function diskFileStore(folder: string): FileStore {
  const incoming = join(folder, '.incoming')
  const pathOf = (key: string) => join(folder, checkedKey(key))

  async function put(key: string, body: Buffer | NodeJS.ReadableStream): Promise<void> {
    const path = pathOf(key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const unfinished = await writeAside(incoming, body)
    try {
      await rename(unfinished, path)
      await syncFolder(dirname(path))
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  /** Renamed before it is synced, so that name and data can reach the disk with one write of its journal. */
  async function putPieces(key: string, body: NodeJS.ReadableStream): Promise<void> {
    const path = pathOf(key)
    for (const place of [incoming, dirname(path)]) await mkdir(place, { recursive: true, mode: 0o700 })
    let written = join(incoming, randomUUID())
    const file = await open(written, 'wx', 0o600)
    try {
      await writePieces(file, body)
      await rename(written, path)
      written = path
      await file.sync()
      await syncFolder(dirname(path))
    } catch (error) {
      await rm(written, { force: true })
      throw error
    } finally {
      await file.close()
    }
  }

  return {
    put,
    putPieces,
    digest: async (key) => digestFile(pathOf(key)).catch(missing(key)),

    async read(key) {
      const file = await open(pathOf(key)).catch(missing(key))
      return file.createReadStream()
    },

    async exists(key) {
      const found = await stat(pathOf(key)).catch((error: unknown) => {
        if (!isMissing(error)) throw error
      })
      return found?.isFile() ?? false
    },

    async remove(key) {
      await rm(pathOf(key), { force: true })
    },

    async *list(place) {
      const entries = await opendir(pathOf(place)).catch((error: unknown) => {
        if (!isMissing(error)) throw error
      })
      for await (const entry of entries ?? []) {
        const key = `${place}/${entry.name}`
        const found = entry.isFile() ? await stat(pathOf(key)).catch(() => undefined) : undefined
        if (found) yield { key, storedAt: found.mtime, size: found.size }
      }
    },

    removeAbandoned: (olderThanMs = abandonedAfterMs) => removeOldFiles(incoming, olderThanMs),

    // Writes a file, since permissions do not show whether the disk is full or read-only.
    async check() {
      await rm(await writeAside(incoming, Buffer.from('ready')))
    },
  }
}

/** Has a file written and synced under a name that no key can have; a failure leaves nothing behind. */
async function writeAside(folder: string, body: Buffer | NodeJS.ReadableStream): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const source = Buffer.isBuffer(body) ? Readable.from([body]) : body
  try {
    await pipeline(source, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return path
}

/** Without it a power cut could undo the rename although the file itself was synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

const missing = (key: string) => (error: unknown) => {
  throw isMissing(error) ? new MissingFileError(`No file ${key}`) : error
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
