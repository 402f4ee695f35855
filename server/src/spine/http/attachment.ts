/** The header that makes a browser save an answer as a file, or show it under a name. */
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'

export const asAttachment = (name: string): string => `attachment; ${named(name)}`
export const asInline = (name: string): string => `inline; ${named(name)}`

/** With the name as it is (RFC 8187), and one without Turkish letters for programs that do not know that form. */
function named(name: string): string {
  const plain = foldTurkish(name).replace(/[^a-z0-9._-]+/g, '-')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${encoded}`
}
