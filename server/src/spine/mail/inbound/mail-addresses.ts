/**
 * Addresses that mail comes back to: `reply+<token>@…` for an answer, `bounce+<token>@…` for word of a mail that could not be
 * delivered. The token is an id and our signature under it, in letters that survive a program that writes addresses in small ones.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '#spine/config/secrets.ts'

export type MailAddressKind = 'reply' | 'bounce'

export type MailAddresses = {
  /** Undefined where no mail comes in. */
  address(kind: MailAddressKind, id: string): string | undefined
  /** The id that we have signed in one of the addresses; undefined where there is none. */
  idIn(kind: MailAddressKind, addresses: readonly string[]): string | undefined
  /** Whether an address is one of those that only receive. */
  isOwn(address: string): boolean
}

const idBytes = 16
/** With «bounce+» the whole stays below the 64 letters that a mailbox may have. */
const signatureBytes = 16
const tokenLetters = 52

export function createMailAddresses(secrets: Secrets, domain: string | undefined): MailAddresses {
  const sign = (kind: MailAddressKind, id: Buffer) =>
    createHmac('sha256', secrets.key('mail address'))
      .update(kind)
      .update(id)
      .digest()
      .subarray(0, signatureBytes)
  const idOf = (kind: MailAddressKind, token: string): string | undefined => {
    const bytes = bytesOf(token)
    if (!bytes) return undefined
    const id = bytes.subarray(0, idBytes)
    if (!timingSafeEqual(bytes.subarray(idBytes), sign(kind, id))) return undefined
    return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  }
  return {
    address(kind, id) {
      if (!domain) return undefined
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
      return `${kind}+${lettersOf(Buffer.concat([bytes, sign(kind, bytes)]))}@${domain}`
    },
    idIn(kind, addresses) {
      if (!domain) return undefined
      const [begin, end] = [`${kind}+`, `@${domain}`]
      for (const address of addresses.map((text) => text.toLowerCase())) {
        if (!address.startsWith(begin) || !address.endsWith(end)) continue
        const id = idOf(kind, address.slice(begin.length, -end.length))
        if (id) return id
      }
      return undefined
    },
    isOwn: (address) =>
      domain !== undefined && /^(reply|bounce)\+/i.test(address) && address.endsWith(`@${domain}`),
  }
}

const lettersOf = (bytes: Buffer) =>
  BigInt(`0x${bytes.toString('hex')}`)
    .toString(32)
    .padStart(tokenLetters, '0')

function bytesOf(letters: string): Buffer | undefined {
  if (!/^[0-9a-v]{52}$/.test(letters)) return undefined
  let value = 0n
  for (const letter of letters) value = value * 32n + BigInt(Number.parseInt(letter, 32))
  const hex = value.toString(16).padStart(2 * (idBytes + signatureBytes), '0')
  // 52 letters hold a little more than 32 bytes.
  return hex.length === 2 * (idBytes + signatureBytes) ? Buffer.from(hex, 'hex') : undefined
}
