/** What a campaign's mail needs to know besides its blocks, and how its links are counted. Without zod. */
import { isCounted, safeLink } from '#newsletter/mail-address.ts'
import type { VariableValues } from '#newsletter/mail-variables.ts'

/** Who sends: the law asks for title and MERSİS number. What the company has not entered yet is null and left out. */
export type MailIdentity = {
  name: string
  legalName: string
  address: string | null
  phone: string | null
  email: string
  mersis: string | null
}

export type MailContext = {
  subject: string
  preheader: string
  variables: VariableValues
  company: MailIdentity
  /** Of our own site, for pictures that lie there. */
  siteUrl: string
  /**
   * What a web link becomes: the address that counts a click, or the address itself for who did not consent to it. `index` is the
   * link's place in the document (`mailLinks`), the same in both parts and for every recipient.
   */
  link: (address: string, index: number) => string
  unsubscribeUrl: string
  preferencesUrl: string
  /** Left out of the page that shows the mail in the browser. */
  webViewUrl?: string | undefined
  /** Left out for who did not consent to being measured. */
  openPixelUrl?: string | undefined
  /** Why the recipient gets it; said above the link to unsubscribe. */
  reason?: string | undefined
  /** The plain-text part as somebody has edited it; without it, it is made from the blocks. */
  editedText?: string | null | undefined
}

export const usualReason = 'Bu e-postayı bültenimize abone olduğunuz için alıyorsunuz.'

/** Gives each link its place, in the order of the document. A link that must not be one is undefined. */
export type LinkWriter = (typed: string) => string | undefined

export function linkWriter(link: (address: string, index: number) => string): LinkWriter {
  let index = 0
  return (typed) => {
    const address = safeLink(typed)
    if (address === undefined || !isCounted(address)) return address
    const place = index
    index += 1
    return link(address, place)
  }
}
