/** The header that makes a browser save an answer as a file. */
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'

/** With the name as it is (RFC 8187), and one without Turkish letters for programs that do not know that form. */
export function asAttachment(name: string): string {
  const plain = foldTurkish(name).replace(/[^a-z0-9._-]+/g, '-')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
