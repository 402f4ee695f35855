/** Keys derived from the app's secret, each for one purpose, and encryption of what must not be readable in the database. */
import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Purpose =
  | 'session portal'
  | 'session office'
  | 'code portal'
  | 'code office'
  | 'known device'
  | 'queued mail'
  | 'newsletter confirm'
  | 'newsletter leave'
  | 'newsletter mail'
  | 'driver link'
  | 'share link'
  | 'document preview'
  | 'mail address'
  | 'inbound mail'
  | 'api key'
  | 'lost quote'
  | 'webhook'
  | 'push'
  | 'database login'

export type Secrets = {
  key(purpose: Purpose): Buffer
  seal(plain: string): Buffer
  unseal(sealed: Buffer): string
}

export function createSecrets(appSecret: string): Secrets {
  const keys = new Map<Purpose, Buffer>()
  const key = (purpose: Purpose) => {
    const known = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', appSecret, 'kervan', purpose, 32))
    keys.set(purpose, known)
    return known
  }
  const sealing = createSecretKey(key('queued mail'))
  return {
    key,
    seal(plain) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce)
      return Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    unseal(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', sealing, sealed.subarray(0, 12))
      decipher.setAuthTag(sealed.subarray(-16))
      return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8')
    },
  }
}

/** For a demo without APP_SECRET: stored, so that a restart signs nobody out. Two simultaneous starts get the same one. */
export async function loadOrCreateSecret(dataFolder: string): Promise<string> {
  // Traversable, so that PostgreSQL's own user can reach its folder inside.
  if (await mkdir(dataFolder, { recursive: true })) await chmod(dataFolder, 0o711)
  const file = join(dataFolder, 'app-secret')
  const attempt = `${file}.${randomUUID()}`
  await writeFile(attempt, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  // A hard link is atomic: it fails if another start was first, and never shows a half-written secret.
  await link(attempt, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(attempt)
  await chmod(file, 0o600)
  return (await readFile(file, 'utf8')).trim()
}
