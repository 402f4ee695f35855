/** Which files may be uploaded: how large, and of which kinds. */

export const uploadMaxBytes = 10 * 1024 ** 2

export const uploadTypes = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/jpeg',
  'image/png',
  'image/gif',
] as const
export type UploadType = (typeof uploadTypes)[number]

/** By the end of the name, in lower case. */
export const uploadTypeByEnd: Readonly<Record<string, UploadType>> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
}

/** What programs that do not look into a file say of it, and old spellings. */
const vague = new Set(['', 'application/octet-stream'])
const otherSpellings: Readonly<Record<string, UploadType>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
}

/** Whether what the sender calls the file agrees with what it is. */
export function mayBeDeclaredAs(type: UploadType, contentType: string): boolean {
  const declared = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  return vague.has(declared) || (otherSpellings[declared] ?? declared) === type
}
