import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSecrets, loadOrCreateSecret } from '#spine/config/secrets.ts'

const secrets = createSecrets('a secret for tests, at least 32 characters')
const plain = '{"text":"Kodunuz 123456, şğüöçıİ"}'

test('what is sealed opens again, also after a restart, and is never the same twice', () => {
  const sealed = secrets.seal(plain)
  expect(createSecrets('a secret for tests, at least 32 characters').unseal(sealed)).toBe(plain)
  expect(secrets.seal(plain).equals(sealed)).toBe(false)
  expect(sealed.includes('123456')).toBe(false)
  expect(secrets.unseal(secrets.seal(''))).toBe('')
})

test('one bit changed anywhere, and it does not open', () => {
  const sealed = secrets.seal(plain)
  for (let place = 0; place < sealed.length; place += 1) {
    const tampered = Buffer.from(sealed)
    tampered[place] = (tampered[place] ?? 0) ^ 1
    expect(() => secrets.unseal(tampered)).toThrow()
  }
  expect(() => secrets.unseal(sealed.subarray(0, -1))).toThrow()
  expect(() => secrets.unseal(Buffer.alloc(0))).toThrow()
  expect(() => secrets.unseal(sealed.subarray(0, 20))).toThrow()
})

test('another secret does not open it', () => {
  expect(() =>
    createSecrets('another secret, also at least 32 characters').unseal(secrets.seal(plain)),
  ).toThrow()
})

test('each purpose has a key of its own', () => {
  const purposes = ['session portal', 'session office', 'queued mail', 'database login'] as const
  const keys = purposes.map((purpose) => secrets.key(purpose).toString('hex'))
  expect(new Set(keys).size).toBe(purposes.length)
  expect(keys.every((key) => key.length === 64)).toBe(true)
})

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'kervan-secret-'))
  onTestFinished(() => rm(made, { recursive: true }))
  return made
}

test('starts at the same moment agree on one stored secret, for our eyes only', async () => {
  const data = join(await folder(), 'not', 'there', 'yet')
  const found = await Promise.all(Array.from({ length: 10 }, () => loadOrCreateSecret(data)))
  expect(new Set(found).size).toBe(1)
  expect(found[0]?.length).toBeGreaterThanOrEqual(32)
  expect(await loadOrCreateSecret(data)).toBe(found[0])
  expect((await stat(join(data, 'app-secret'))).mode & 0o777).toBe(0o600)
  expect(await readdir(data)).toEqual(['app-secret'])
})

test('a stored secret is never replaced, and opened rights are closed again', async () => {
  const data = await folder()
  await writeFile(join(data, 'app-secret'), `${'s'.repeat(43)}\n`, { mode: 0o644 })
  expect(await loadOrCreateSecret(data)).toBe('s'.repeat(43))
  expect((await stat(join(data, 'app-secret'))).mode & 0o777).toBe(0o600)
  expect(await readFile(join(data, 'app-secret'), 'utf8')).toContain('sss')
})
