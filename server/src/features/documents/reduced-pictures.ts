/**
 * Documents that are pictures, drawn smaller for our pages: a thumbnail for lists, a larger one to look at. Drawn when somebody first
 * looks and then kept beside the files; an empty one says that it cannot be drawn. Only these are shown, never the file as it came.
 */
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { NotDrawnError, reducePicture, TooBusyError } from '#features/documents/reduce-picture.ts'
import { uploadKeyOf } from '#features/documents/store-upload.ts'
import { type FileStore, MissingFileError } from '#spine/files/files.ts'

/** The folder of each, and its longer side in points. */
export const reducedSizes = {
  thumbnail: { folder: 'thumbnails', side: 480 },
  picture: { folder: 'pictures', side: 1_600 },
} as const
export type ReducedSize = keyof typeof reducedSizes

export const reducedFolders = Object.values(reducedSizes).map(({ folder }) => folder)
export const reducedKeyOf = (size: ReducedSize, id: string) => `${reducedSizes[size].folder}/${id}`
export const reducedKeysOf = (id: string) => reducedFolders.map((folder) => `${folder}/${id}`)

type Files = Pick<FileStore, 'read' | 'put'>

/** Those that are being drawn, so that a page that asks twice draws once. */
const underWay = new Map<string, Promise<Buffer>>()
/** Those that failed for want of time or of the file: tried again, but not for everybody who looks meanwhile. */
const failedAt = new Map<string, number>()
const triedAgainAfterMs = 60_000
const mostRemembered = 1_000

/** Undefined where there is nothing to show, now or ever. */
export async function reducedPicture(
  files: Files,
  size: ReducedSize,
  id: string,
  now = Date.now(),
): Promise<Readable | undefined> {
  const key = reducedKeyOf(size, id)
  const drawn = (await readAll(files, key)) ?? (await (underWay.get(key) ?? draw(files, size, id, now)))
  return drawn.length > 0 ? Readable.from([drawn]) : undefined
}

function draw(files: Files, size: ReducedSize, id: string, now: number): Promise<Buffer> {
  const key = reducedKeyOf(size, id)
  if (now - (failedAt.get(key) ?? 0) < triedAgainAfterMs) return Promise.resolve(nothing)
  const drawing = (async () => {
    const drawn =
      (await reducePicture(() => files.read(uploadKeyOf(id)), { side: reducedSizes[size].side })) ?? nothing
    await files.put(key, drawn, { contentType: 'image/webp' })
    return drawn
  })()
    .catch((error: unknown) => {
      if (!(error instanceof NotDrawnError || error instanceof MissingFileError)) throw error
      if (!(error instanceof TooBusyError)) rememberFailure(key, now)
      return nothing
    })
    .finally(() => underWay.delete(key))
  underWay.set(key, drawing)
  return drawing
}

const nothing = Buffer.alloc(0)

function rememberFailure(key: string, now: number): void {
  if (failedAt.size >= mostRemembered) failedAt.clear()
  failedAt.set(key, now)
}

async function readAll(files: Files, key: string): Promise<Buffer | undefined> {
  try {
    return await buffer(await files.read(key))
  } catch (error) {
    if (error instanceof MissingFileError) return undefined
    throw error
  }
}
