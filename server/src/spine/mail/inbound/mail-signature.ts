/**
 * Who may hand us mail: whoever knows `INBOUND_MAIL_KEY`. The header is `t=<seconds since 1970>,v1=<hex>`, where the second is the
 * HMAC-SHA256 of the first, a dot and the mail byte by byte. What was signed long ago is refused, so that it cannot be sent again.
 */
import { createHmac, type Hmac, timingSafeEqual } from 'node:crypto'

export const mailSignatureHeader = 'kervan-signature'

/** Either way, since two clocks differ. */
const windowSeconds = 300

export function signMail(raw: Buffer, key: Buffer, now = Date.now()): string {
  const time = String(Math.floor(now / 1_000))
  return `t=${time},v1=${begin(key, time).update(raw).digest('hex')}`
}

export type SignatureCheck = {
  /** Each piece as it comes, so that nothing is read twice. */
  update(piece: Buffer): void
  isRight(): boolean
}

/** Undefined where the header is none, or too old: then nothing needs to be read. */
export function checkMailSignature(
  given: unknown,
  keys: readonly Buffer[],
  now = Date.now(),
): SignatureCheck | undefined {
  const [, time = '', signature = ''] =
    /^\s*t=(\d{1,12})\s*,\s*v1=([0-9a-f]{64})\s*$/i.exec(String(given ?? '')) ?? []
  if (!signature || Math.abs(now / 1_000 - Number(time)) > windowSeconds) return undefined
  const sums = keys.map((key) => begin(key, time))
  return {
    update(piece) {
      for (const sum of sums) sum.update(piece)
    },
    // With any of the keys, so that an old and a new one can hold side by side.
    isRight() {
      const told = Buffer.from(signature, 'hex')
      return sums.map((sum) => timingSafeEqual(sum.digest(), told)).includes(true)
    },
  }
}

const begin = (key: Buffer, time: string): Hmac => createHmac('sha256', key).update(`${time}.`)
