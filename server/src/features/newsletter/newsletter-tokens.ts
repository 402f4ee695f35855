/** The links of the newsletter's mails: each holds the subscriber's id, and a seal that only we can make. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Purpose, Secrets } from '#spine/config/secrets.ts'

/** `cycle` changes with every new subscription, so that an older link does not confirm it. */
type Cycle = { id: string; cycle: string }

export type NewsletterLinks = {
  confirmLink(subscriber: Cycle): string
  /** The same for ever: whoever keeps an old mail may leave by it. */
  leaveLink(subscriber: { id: string }): string
  /** Whose token it claims to be; undefined where it cannot be one of ours. */
  subscriberOf(token: string): string | undefined
  isConfirming(token: string, subscriber: Cycle): boolean
  isLeaving(token: string, subscriber: { id: string }): boolean
}
export type WithNewsletterLinks = { newsletterLinks: NewsletterLinks }

const idBytes = 16
const sealBytes = 32

export function createNewsletterLinks(secrets: Secrets, publicUrl: string): NewsletterLinks {
  const token = (purpose: Purpose, id: string, sealed: string) =>
    Buffer.concat([
      Buffer.from(id.replaceAll('-', ''), 'hex'),
      createHmac('sha256', secrets.key(purpose)).update(sealed).digest(),
    ]).toString('base64url')
  const confirming = ({ id, cycle }: Cycle) => token('newsletter confirm', id, `${id} ${cycle}`)
  const leaving = ({ id }: { id: string }) => token('newsletter leave', id, id)
  return {
    // Behind the `#`: a browser sends it to no server, so it stands in no log and no Referer.
    confirmLink: (subscriber) => `${publicUrl}/bulten/onay#token=${confirming(subscriber)}`,
    // In the query: mail programs post to this very address (RFC 8058).
    leaveLink: (subscriber) => `${publicUrl}/bulten/ayril?token=${leaving(subscriber)}`,
    subscriberOf(text) {
      const bytes = Buffer.from(text, 'base64url')
      if (bytes.length !== idBytes + sealBytes) return undefined
      const id = bytes.subarray(0, idBytes).toString('hex')
      return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
    isConfirming: (text, subscriber) => isSame(text, confirming(subscriber)),
    isLeaving: (text, subscriber) => isSame(text, leaving(subscriber)),
  }
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
