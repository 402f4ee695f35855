/** Which files may become documents; the server has the same rules. */
import { uploadProblems } from '@kervan/domain/documents/documents.copy.ts'
import { uploadMaxBytes, uploadTypeByEnd } from '@kervan/domain/documents/upload-rules.ts'
import type { FileRules } from '#spine/api/file-rules.ts'

const wordsOf = (end: string) => (end === '.jpeg' ? 'JPG' : end.slice(1).toUpperCase())

export const documentRules: FileRules = {
  maxBytes: uploadMaxBytes,
  kinds: Object.fromEntries(Object.keys(uploadTypeByEnd).map((end) => [end, wordsOf(end)])),
  tooLarge: uploadProblems.FILE_TOO_LARGE.message,
}

export const documentAddress = '/api/uploads'
