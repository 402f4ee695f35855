/** Identifies us to push services (RFC 8292). The key is derived from the app's secret, so all processes have the same. */
import { createECDH, createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto'

export type Vapid = {
  /** Base64url of the uncompressed point: what browsers subscribe with. */
  publicKey: string
  authorization(endpoint: string, now: number): string
}

const curve = 'prime256v1'
/** Push services accept at most a day. */
const lifeSeconds = 12 * 3600

export function createVapid(secret: Buffer, contact: string): Vapid {
  const pair = createECDH(curve)
  const scalar = validScalar(secret)
  pair.setPrivateKey(scalar)
  const point = pair.getPublicKey()
  const publicKey = point.toString('base64url')
  const key = signingKey(scalar, point)
  return {
    publicKey,
    authorization(endpoint, now) {
      const claims = {
        aud: new URL(endpoint).origin,
        exp: Math.floor(now / 1000) + lifeSeconds,
        sub: contact,
      }
      return `vapid t=${token(key, claims)}, k=${publicKey}`
    },
  }
}

function token(key: KeyObject, claims: object): string {
  const text = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) => encoded(JSON.stringify(part))).join('.')
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
  return `${text}.${signature.toString('base64url')}`
}

const encoded = (text: string) => Buffer.from(text).toString('base64url')

function signingKey(scalar: Buffer, point: Buffer): KeyObject {
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', d: scalar.toString('base64url'), x: part(1), y: part(33) }
  return createPrivateKey({ format: 'jwk', key: jwk })
}

/** One in four billion secrets is not a valid private key; then its hash is used. */
function validScalar(secret: Buffer): Buffer {
  try {
    createECDH(curve).setPrivateKey(secret)
    return secret
  } catch {
    return validScalar(createHash('sha256').update(secret).digest())
  }
}
