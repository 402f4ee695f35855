/** The store of uploaded and generated files. Their names and owners are in the database, never in the key. */
import { randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Digest } from '#spine/files/digest-file.ts'

export type FileStore = {
  /** All or nothing: until it resolves, no part of the file can be read. */
  put(key: string, body: Buffer | NodeJS.ReadableStream, options: { contentType: string }): Promise<void>
  /**
   * The same for a new key that nobody knows until it resolves; only a power cut may leave half a file there. The pieces of the body are
   * the store's: their memory is given back once they are written.
   */
  putPieces(key: string, body: NodeJS.ReadableStream, options: { contentType: string }): Promise<void>
  /** What its content is. Throws `MissingFileError` when there is no such file. */
  digest(key: string): Promise<Digest>
  /** Throws `MissingFileError` when there is no such file. */
  read(key: string): Promise<NodeJS.ReadableStream>
  exists(key: string): Promise<boolean>
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>
  /** All files whose key begins with the name of the folder, in no order; not those in folders below it. */
  list(folder: string): AsyncIterable<StoredFile>
  /** Removes what killed processes have left of files that were being stored, once it is so old, by default a day; how much that was. */
  removeAbandoned(olderThanMs?: number): Promise<RemovedFiles>
  /** Throws when files cannot be stored right now; used by the readiness check. */
  check(): Promise<void>
}

export type StoredFile = { key: string; storedAt: Date; size: number }
export type RemovedFiles = { files: number; bytes: number }

export class MissingFileError extends Error {
  override name = 'MissingFileError'
}

export function newFileKey(extension: string): string {
  if (!/^[a-z0-9]{1,8}$/.test(extension))
    throw new Error('A file extension is 1 to 8 lower-case letters or digits.')
  return `${randomUUID()}.${extension}`
}

// Lower case only, since some disks cannot tell `A` from `a`; no segment begins with a dot, so no `..` and nothing hidden.
const keyPattern = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/

/** Every store checks keys before it uses them. */
export function checkedKey(key: string): string {
  if (key.length > 200 || !keyPattern.test(key) || key.includes('..') || key.endsWith('.'))
    throw new Error(`Not a file key: ${JSON.stringify(key.slice(0, 80))}`)
  return key
}

export const abandonedAfterMs = 86_400_000

/** Removes the old files of a folder whose names begin so. */
export async function removeOldFiles(
  folder: string,
  olderThanMs: number,
  beginning = '',
): Promise<RemovedFiles> {
  const removed = { files: 0, bytes: 0 }
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((each) => each.startsWith(beginning))) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile() || Date.now() - found.mtimeMs < olderThanMs) continue
    await rm(path, { force: true })
    removed.files += 1
    removed.bytes += found.size
  }
  return removed
}
