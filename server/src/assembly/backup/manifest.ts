/** The manifest of a backup: what is in it, with sizes and checksums. It is written last, so a backup without one is not whole. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from '@kervan/domain/z.ts'
import { type Copier, checksumOf, inParallel } from '#assembly/backup/copier.ts'
import { ConfigError } from '#spine/config/config.ts'

const manifestFile = 'manifest.json'

/** Inside the backup, whoever wrote the manifest. */
const insidePath = z.string().regex(/^(?!\/)(?!(.*\/)?\.\.(\/|$))[^\0]+$/)

const manifestSchema = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** Of the program. */
  version: z.string(),
  /** Whether the embedded database is in it. */
  database: z.boolean(),
  bytes: z.number(),
  folders: z.array(insidePath),
  files: z.array(z.object({ path: insidePath, bytes: z.number(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof manifestSchema>

export async function writeManifest(
  copier: Copier,
  about: { madeAt: Date; database: boolean },
): Promise<Manifest> {
  const files = [...copier.files].map(([path, copied]) => ({ path, ...copied }))
  const server = new URL('../../../package.json', import.meta.url)
  const { version } = JSON.parse(await readFile(server, 'utf8')) as { version: string }
  const manifest: Manifest = {
    format: 1,
    made_at: about.madeAt.toISOString(),
    version,
    database: about.database,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    folders: [...copier.folders],
    files,
  }
  await copier.syncFolders()
  await copier.addBytes(Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`), manifestFile)
  await copier.syncFolders()
  return manifest
}

export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, manifestFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
    throw new ConfigError(`${backup} is not a whole backup: ${manifestFile} is missing`)
  })
  const manifest = manifestSchema.safeParse(parsed(text))
  if (manifest.success) return manifest.data
  throw new ConfigError(`${backup} is not a whole backup: ${manifestFile} cannot be read`)
}

/** Reads every file and compares it with the manifest. */
export async function verifyBackup(backup: string, { files }: Manifest, signal: AbortSignal): Promise<void> {
  await inParallel(files, async ({ path, bytes, sha256 }) => {
    const found = await checksumOf(join(backup, path), signal).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      throw new ConfigError(`${backup} is damaged: ${path} is missing`)
    })
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw new ConfigError(`${backup} is damaged: ${path} is not what was written`)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
