/** Copies files into a folder under construction, each synced and with the checksum of what was written. */
import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from '#spine/config/config.ts'

export type Copied = { bytes: number; sha256: string }
export type Copier = ReturnType<typeof createCopier>

/** Most files are small, so a copy mostly waits for the disk. */
const atOnce = 8

export function createCopier(target: string, signal: AbortSignal) {
  const files = new Map<string, Copied>()
  const folders = new Set<string>()

  async function write(path: string, fill: (file: FileHandle) => Promise<Copied>): Promise<void> {
    const file = await open(join(target, path), 'wx', 0o600)
    try {
      const copied = await fill(file)
      await file.sync()
      files.set(path, copied)
    } finally {
      await file.close()
    }
  }

  async function addFolder(path: string): Promise<void> {
    if (folders.has(path)) return
    await mkdir(join(target, path), { recursive: true, mode: 0o700 })
    folders.add(path)
  }

  /** A file that is gone by now is left out: a running PostgreSQL removes some at any time. */
  async function addFile(from: string, path: string): Promise<void> {
    if (files.has(path)) return
    const source = await open(from).catch(unlessMissing)
    if (!source) return
    try {
      await write(path, (file) => readThrough(source, signal, (chunk) => file.appendFile(chunk)))
    } finally {
      await source.close()
    }
  }

  return {
    files,
    folders,
    addFolder,
    addFile,
    addBytes: (content: Buffer, path: string) =>
      write(path, async (file) => {
        await file.writeFile(content)
        return { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
      }),

    /** The files of a folder that are not there yet. */
    async addTree(from: string, path: string, isWanted: (path: string) => boolean): Promise<void> {
      const found: string[] = []
      const visit = async (inside: string) => {
        await addFolder(join(path, inside))
        const entries = await readdir(join(from, inside), { withFileTypes: true }).catch(unlessMissing)
        for (const entry of entries ?? []) {
          const name = join(inside, entry.name)
          if (!isWanted(name)) continue
          if (entry.isSymbolicLink())
            throw new ConfigError(`${join(from, name)} is a link, which a backup cannot hold`)
          if (entry.isDirectory()) await visit(name)
          else if (entry.isFile()) found.push(name)
        }
      }
      await visit('')
      await inParallel(found, (name) => addFile(join(from, name), join(path, name)))
    },

    /** Without it a power cut could undo the making of files that were synced themselves. */
    async syncFolders(): Promise<void> {
      for (const path of ['', ...folders]) {
        const folder = await open(join(target, path))
        await folder.sync().finally(() => folder.close())
      }
    },
  }
}

async function readThrough(
  source: FileHandle,
  signal: AbortSignal,
  handOn?: (chunk: Buffer) => Promise<void>,
): Promise<Copied> {
  const hash = createHash('sha256')
  const buffer = Buffer.allocUnsafe(256 * 1024)
  let bytes = 0
  for (;;) {
    signal.throwIfAborted()
    const { bytesRead } = await source.read(buffer, 0, buffer.length, null)
    if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') }
    const chunk = buffer.subarray(0, bytesRead)
    hash.update(chunk)
    bytes += bytesRead
    await handOn?.(chunk)
  }
}

export async function checksumOf(path: string, signal: AbortSignal): Promise<Copied> {
  const source = await open(path)
  return readThrough(source, signal).finally(() => source.close())
}

/** Ends only when all have ended, also after a failure: nobody writes any more when the folder is removed. */
export async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = [...items]
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) {
      await work(item).catch((error: unknown) => {
        left.length = 0
        throw error
      })
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
