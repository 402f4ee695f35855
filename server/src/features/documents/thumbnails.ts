/** Small pictures of documents, drawn when somebody first looks and then kept beside the files. An empty one says that it cannot be drawn. */
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { drawThumbnail } from '#features/documents/draw-thumbnail.ts'
import { uploadKeyOf } from '#features/documents/store-upload.ts'
import { type FileStore, MissingFileError } from '#spine/files/files.ts'

export const thumbnailFolder = 'thumbnails'
export const thumbnailKeyOf = (id: string) => `${thumbnailFolder}/${id}`

type Files = Pick<FileStore, 'read' | 'put'>

/** Those that are being drawn, so that a page that asks twice draws once. */
const underWay = new Map<string, Promise<Buffer>>()

export async function thumbnailOf(files: Files, id: string): Promise<Readable | undefined> {
  const kept = await readAll(files, thumbnailKeyOf(id))
  const drawn = kept ?? (await (underWay.get(id) ?? draw(files, id)))
  return drawn.length > 0 ? Readable.from([drawn]) : undefined
}

function draw(files: Files, id: string): Promise<Buffer> {
  const drawing = (async () => {
    const drawn = (await drawThumbnail(await files.read(uploadKeyOf(id)))) ?? Buffer.alloc(0)
    await files.put(thumbnailKeyOf(id), drawn, { contentType: 'image/webp' })
    return drawn
  })().finally(() => underWay.delete(id))
  underWay.set(id, drawing)
  return drawing
}

async function readAll(files: Files, key: string): Promise<Buffer | undefined> {
  try {
    return await buffer(await files.read(key))
  } catch (error) {
    if (error instanceof MissingFileError) return undefined
    throw error
  }
}
