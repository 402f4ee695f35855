/**
 * Addresses under which a page shows a document for some minutes. Each is signed for one person and one session's surface: whoever else
 * has it, or has it later, is told that there is nothing. Its end is rounded, so that a list that is fetched again has the same ones.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Surface } from '@kervan/domain/access/roles.ts'
import { previewMinutes } from '@kervan/domain/documents/document-kinds.ts'
import type { UploadType } from '@kervan/domain/documents/upload-rules.ts'
import type { Secrets } from '#spine/config/secrets.ts'

const minute = 60_000
const roundedTo = 5 * minute

export type PreviewLinks = {
  of(
    document: { id: string; file_type: UploadType },
    reader: Reader,
    now?: Date,
  ): { preview_path: string; thumbnail_path: string; picture_path: string }
  isValid(documentId: string, reader: Reader, key: string, now?: Date): boolean
}
export type Reader = { personId: string; surface: Surface }
export type WithPreviewLinks = { previewLinks: PreviewLinks }

export function createPreviewLinks(secrets: Pick<Secrets, 'key'>): PreviewLinks {
  const signed = (id: string, { personId, surface }: Reader, until: number) =>
    createHmac('sha256', secrets.key('document preview'))
      .update(`${id} ${personId} ${surface} ${until}`)
      .digest('base64url')
  const keyOf = (id: string, reader: Reader, until: number) =>
    `${until.toString(36)}.${signed(id, reader, until)}`
  return {
    of({ id, file_type }, reader, now = new Date()) {
      const until = Math.floor(now.getTime() / roundedTo) * roundedTo + previewMinutes * minute
      const query = `surface=${reader.surface}&key=${keyOf(id, reader, until)}`
      const isImage = file_type.startsWith('image/')
      return {
        preview_path: `/api/documents/${id}/preview?${query}`,
        thumbnail_path: isImage ? `/api/documents/${id}/thumbnail?${query}` : '',
        picture_path: isImage ? `/api/documents/${id}/picture?${query}` : '',
      }
    },
    isValid(id, reader, key, now = new Date()) {
      const until = Number.parseInt(key.split('.')[0] ?? '', 36)
      if (!(until > now.getTime())) return false
      const [given, right] = [Buffer.from(key), Buffer.from(keyOf(id, reader, until))]
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
