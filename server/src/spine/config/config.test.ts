import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '#spine/config/config.ts'
import { settings } from '#spine/config/settings.ts'

const production = {
  KERVAN_MODE: 'production',
  PUBLIC_URL: 'https://kervan.example',
  APP_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail.example',
  STAFF_EMAIL_DOMAINS: 'kervan.example',
}

test('nothing configured is a demo on this machine only', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    mode: 'demo',
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
  })
  expect(config.origins).toContain('http://127.0.0.1:3000')
})

test('production needs its settings and names each missing one', () => {
  expect(() => readConfig({ KERVAN_MODE: 'production' })).toThrow(
    /PUBLIC_URL[\s\S]*APP_SECRET[\s\S]*SMTP_URL[\s\S]*STAFF_EMAIL_DOMAINS/,
  )
  expect(readConfig(production)).toMatchObject({
    mode: 'production',
    host: '0.0.0.0',
    origins: ['https://kervan.example'],
  })
})

test.each([
  [{ DATABASE_URL: 'postgres://localhost/kervan' }, /KERVAN_MODE: DATABASE_URL is set/],
  [{ SMTP_URL: 'smtp://mail.example' }, /KERVAN_MODE: SMTP_URL is set/],
  [{ KERVAN_MODE: 'prod' }, /KERVAN_MODE: expected one of demo, production/],
  [{ PORT: '80a' }, /PORT: expected a whole number/],
  [{ PORT: '70000' }, /PORT/],
  [{ PUBLIC_URL: 'kervan.example' }, /PUBLIC_URL: expected an address/],
  [{ PUBLIC_URL: 'https://kervan.example/portal' }, /PUBLIC_URL: expected scheme, host and port only/],
  [{ ...production, PUBLIC_URL: 'http://kervan.example' }, /PUBLIC_URL: expected https/],
  [{ ...production, APP_SECRET: 'short' }, /APP_SECRET: expected at least 32/],
  [{ SMS_URL: 'sms.example/send' }, /SMS_URL: expected an address/],
  [{ SMS_URL: 'http://sms.example/send' }, /SMS_URL: expected https/],
  [{ FX_URL: 'www.tcmb.example' }, /FX_URL: expected an address/],
  [{ FX_URL: 'http://www.tcmb.example/kurlar' }, /FX_URL: expected https/],
  [{ IYS_URL: 'https://iys.example/sps/1/brands/1', IYS_USER: 'a' }, /IYS_PASSWORD: needed with IYS_URL/],
  [{ ...production, FX_URL: 'http://127.0.0.1/kurlar' }, /FX_URL: expected an address/],
  [{ ...production, SMS_URL: 'http://127.0.0.1/send' }, /SMS_URL: expected an address/],
  [
    { TRACKING_WEBHOOK_SECRETS: 'long-enough-it-is-so,short' },
    /TRACKING_WEBHOOK_SECRETS: expected at least 16/,
  ],
  [{ INBOUND_MAIL_KEY: 'short' }, /INBOUND_MAIL_KEY: expected at least 16/],
  [
    { INBOUND_MAIL_KEY: 'long-enough-it-is-so', INBOUND_MAIL_DOMAIN: 'kervan' },
    /INBOUND_MAIL_DOMAIN: expected a domain/,
  ],
  [{ INBOUND_MAIL_DOMAIN: 'mail.kervan.example' }, /INBOUND_MAIL_KEY: needed with INBOUND_MAIL_DOMAIN/],
  [{ AI_URL: 'http://model.example/v1', AI_MODEL: 'luna' }, /AI_URL: expected https/],
  [{ AI_URL: 'https://model.example/v1' }, /AI_MODEL: needed with AI_URL/],
  [{ AI_MODEL: 'luna' }, /AI_URL: needed with AI_MODEL/],
  [{ TRACKING_URL: 'http://carrier.example' }, /TRACKING_URL: expected https/],
  [{ TRUSTED_PROXY: 'true' }, /TRUSTED_PROXY: expected addresses/],
  [{ TRUSTED_PROXY: '10.0.0.0/33' }, /TRUSTED_PROXY/],
  [{ LIMIT_TEST_MAIL: '0/60' }, /LIMIT_TEST_MAIL: expected points\/seconds/],
  [{ LIMIT_CODE_NETWORK: '5' }, /LIMIT_CODE_NETWORK: expected points\/seconds such as 120\/3600/],
  [{ LIMIT_CODE_SITE: '-1/60' }, /LIMIT_CODE_SITE: expected points\/seconds/],
  [{ LIMIT_TRY_NETWORK: 'unlimited' }, /LIMIT_TRY_NETWORK: expected points\/seconds/],
  [{ LIMIT_TRY_SITE: '600/0' }, /LIMIT_TRY_SITE: expected points\/seconds/],
  [{ KERVAN_MOD: 'demo' }, /KERVAN_MOD: there is no such setting; is KERVAN_MODE meant/],
  [
    { DATABSE_URL: 'postgres://localhost/kervan' },
    /DATABSE_URL: there is no such setting; is DATABASE_URL meant/,
  ],
  [{ KERVAN_COLOUR: 'blue' }, /KERVAN_COLOUR: there is no such setting/],
  [{ METRICS_TOKEN: 'a' }, /METRICS_TOKEN: expected at least 16/],
  [
    { KERVAN_MODE: 'demo', DATABASE_URL: 'postgres://localhost/kervan' },
    /APP_SECRET: needed with DATABASE_URL/,
  ],
])('refuses %o', (env, message) => {
  expect(() => readConfig(env as Record<string, string>)).toThrow(ConfigError)
  expect(() => readConfig(env as Record<string, string>)).toThrow(message)
})

test('limits of a network and of the site can be set; those of one address, which keep a code safe, cannot', () => {
  const { limits } = readConfig({
    LIMIT_CODE_NETWORK: '7/60',
    LIMIT_TRY_SITE: '9/60',
    LIMIT_CODE_ADDRESS_HOUR: '999/1',
  })
  expect(limits.codeNetwork).toEqual({ points: 7, seconds: 60 })
  expect(limits.trySite).toEqual({ points: 9, seconds: 60 })
  expect(limits.codeSite).toEqual({ points: 1200, seconds: 3600 })
})

test('webhooks go to this machine where a test says so, and never in production', () => {
  expect(readConfig({}).loopbackWebhooks).toBe(false)
  expect(readConfig({ KERVAN_TEST_LOOPBACK_WEBHOOKS: '1' }).loopbackWebhooks).toBe(true)
  expect(readConfig(production).loopbackWebhooks).toBe(false)
  expect(() => readConfig({ ...production, KERVAN_TEST_LOOPBACK_WEBHOOKS: '1' })).toThrow(
    /KERVAN_TEST_LOOPBACK_WEBHOOKS: is for tests/,
  )
})

test('what belongs to other programs is left alone', () => {
  expect(readConfig({ LIVE_RELOAD: '1', HOSTNAME: 'kutu', LOGNAME: 'ali', S3_KEY: 'x' }).mode).toBe('demo')
})

test('the README lists every setting with its default and meaning', () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8')
  const rows = Object.entries(settings).map(
    ([name, [fallback, meaning]]) => `| \`${name}\` | ${fallback} | ${meaning} |`,
  )
  expect(readme.split('\n').filter((line) => /^\| `[A-Z0-9_]+` \|/.test(line))).toEqual(rows)
})
