/** Stores the PDF of an offer under the hash of its bytes: what is stored never changes, and storing it twice is storing it once. */
import { createHash } from 'node:crypto'
import type { FileStore } from '#spine/files/files.ts'

export type StoredPdf = { key: string; hash: string; bytes: Buffer }

export async function storePdf(files: Pick<FileStore, 'put'>, bytes: Buffer): Promise<StoredPdf> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  const key = `offers/${hash}.pdf`
  await files.put(key, bytes, { contentType: 'application/pdf' })
  return { key, hash, bytes }
}
