/** Tokens of links: an id and our signature under it, so that a link can be shown again and cannot be guessed. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Purpose, Secrets } from '#spine/config/secrets.ts'

export type SignedIds = {
  token(id: string): string
  /** The id that we have signed; undefined for anything else. */
  idIn(token: string): string | undefined
}

const idBytes = 16
/** Half of the signature keeps the link short enough to be typed. */
const signatureBytes = 16

export function createSignedIds(secrets: Secrets, purpose: Purpose): SignedIds {
  const sign = (id: Buffer) =>
    createHmac('sha256', secrets.key(purpose)).update(id).digest().subarray(0, signatureBytes)
  return {
    token(id) {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
      return Buffer.concat([bytes, sign(bytes)]).toString('base64url')
    },
    idIn(token) {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== idBytes + signatureBytes || bytes.toString('base64url') !== token) return undefined
      const id = bytes.subarray(0, idBytes)
      if (!timingSafeEqual(bytes.subarray(idBytes), sign(id))) return undefined
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
