/** The links in the newsletter's mails: each token holds the subscriber's id and our signature. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Purpose, Secrets } from '#spine/config/secrets.ts'
import { createSignedIds } from '#spine/config/signed-ids.ts'

/** `cycle` changes with every new subscription, so that an older link does not confirm it. */
type Cycle = { id: string; cycle: string }

export type NewsletterLinks = {
  confirmLink(subscriber: Cycle): string
  /** Never changes, so that the link in an old mail still works. */
  unsubscribeLink(subscriber: { id: string }): string
  /** The id inside a token, whose signature is not checked yet; undefined for anything else. */
  subscriberIdIn(token: string): string | undefined
  isConfirmToken(token: string, subscriber: Cycle): boolean
  isUnsubscribeToken(token: string, subscriber: { id: string }): boolean
  /** Of one mail of a campaign: leaving by it, its preferences, its page on the site, and what measures it. */
  mailLinks(recipientId: string): MailLinks
  /** The recipient whose mail has the token, if its signature is ours. */
  recipientIdIn(token: string): string | undefined
}
export type MailLinks = {
  unsubscribe: string
  preferences: string
  webView: string
  /** A picture of one pixel. */
  open: string
  /** Leads on to the link at this place of the mail. */
  click(position: number): string
}
export type WithNewsletterLinks = { newsletterLinks: NewsletterLinks }

const idBytes = 16
const signatureBytes = 32

export function createNewsletterLinks(secrets: Secrets, publicUrl: string): NewsletterLinks {
  const mails = createSignedIds(secrets, 'newsletter mail')
  const token = (purpose: Purpose, id: string, signed: string) =>
    Buffer.concat([
      Buffer.from(id.replaceAll('-', ''), 'hex'),
      createHmac('sha256', secrets.key(purpose)).update(signed).digest(),
    ]).toString('base64url')
  const confirmToken = ({ id, cycle }: Cycle) => token('newsletter confirm', id, `${id} ${cycle}`)
  const unsubscribeToken = ({ id }: { id: string }) => token('newsletter leave', id, id)
  return {
    // After the `#`, which browsers never send: the token appears in no log and no Referer.
    confirmLink: (subscriber) => `${publicUrl}/bulten/onay#token=${confirmToken(subscriber)}`,
    // In the query: mail programs post to this very address (RFC 8058).
    unsubscribeLink: (subscriber) => `${publicUrl}/bulten/ayril?token=${unsubscribeToken(subscriber)}`,
    subscriberIdIn(text) {
      const bytes = Buffer.from(text, 'base64url')
      if (bytes.length !== idBytes + signatureBytes) return undefined
      const id = bytes.subarray(0, idBytes).toString('hex')
      return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
    isConfirmToken: (text, subscriber) => isSame(text, confirmToken(subscriber)),
    isUnsubscribeToken: (text, subscriber) => isSame(text, unsubscribeToken(subscriber)),
    mailLinks(recipientId) {
      const own = mails.token(recipientId)
      return {
        unsubscribe: `${publicUrl}/bulten/ayril?token=${own}`,
        preferences: `${publicUrl}/bulten/tercihler#token=${own}`,
        webView: `${publicUrl}/bulten/goster?token=${own}`,
        open: `${publicUrl}/b/o/${own}`,
        click: (position) => `${publicUrl}/b/t/${own}/${position}`,
      }
    },
    recipientIdIn: mails.idIn,
  }
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
