/** Encrypts a push message for one browser, so that the push service cannot read it (RFC 8291, aes128gcm). */
import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

export type BrowserKeys = { p256dh: string; auth: string }

const curve = 'prime256v1'
const recordSize = 4096
/** A record without its tag, its delimiter and its header. */
export const longestMessage = recordSize - 16 - 1 - 86

const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Throws when the browser's key is not a point of the curve. `own` and `salt` are given in tests only. */
export function encryptPush(
  message: Buffer,
  { p256dh, auth }: BrowserKeys,
  own: ECDH = freshPair(),
  salt: Buffer = randomBytes(16),
): Buffer {
  if (message.length > longestMessage) throw new Error('The message is too long for one push.')
  const theirs = Buffer.from(p256dh, 'base64url')
  const ours = own.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const shared = derived(own.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32)
  const key = derived(shared, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derived(shared, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The byte 2 marks the last record.
  const body = [cipher.update(message), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([salt, head(ours), ...body])
}

function freshPair(): ECDH {
  const pair = createECDH(curve)
  pair.generateKeys()
  return pair
}

/** The record's size and the key that the browser decrypts with. */
function head(publicKey: Buffer): Buffer {
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(recordSize)
  sizes.writeUInt8(publicKey.length, 4)
  return Buffer.concat([sizes, publicKey])
}

/** Whether we can encrypt for these keys: a point of the curve, and a secret of sixteen bytes. */
export function areBrowserKeys({ p256dh, auth }: BrowserKeys): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false
  try {
    freshPair().computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}
