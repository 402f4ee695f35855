/** Parses all settings once. A missing, wrong or ambiguous one stops the start and is named in the message. */
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { parseS3Url } from '#spine/config/s3-url.ts'
import { type Setting, settings } from '#spine/config/settings.ts'

type Env = Record<string, string | undefined>
export type Mode = 'demo' | 'production'
/** At most `points` calls in `seconds`. */
export type Limit = { points: number; seconds: number }

export type Config = {
  mode: Mode
  dataFolder: string
  port: number
  host: string
  /** For links and origin checks; the Host header is never used for these. */
  publicUrl: string
  /** Allowed origins of browsers: the public address or, where none is set, the machine's own names. */
  origins: readonly string[]
  appSecret: string | undefined
  databaseUrl: string | undefined
  databasePool: number
  smtpUrl: string | undefined
  s3Url: string | undefined
  smsUrl: string | undefined
  fxUrl: string | undefined
  /** Our brand in the register of consents; without it refusals come from files. */
  consentRegister: { url: string; user: string; password: string } | undefined
  /** The language model; without one Luna answers by herself. */
  model: { url: string; key: string | undefined; name: string } | undefined
  trackingUrl: string | undefined
  trackingKey: string | undefined
  /** With any of these a carrier may sign what it posts. */
  trackingWebhookSecrets: readonly Buffer[]
  /** With any of these whoever receives our mail may sign what they hand us. */
  inboundMailKeys: readonly Buffer[]
  /** Where answers to our mails go; without it they go to the company's own address. */
  inboundMailDomain: string | undefined
  /** Where the file is that knows the cities of addresses. */
  cityDatabase: string | undefined
  trustedProxy: readonly string[]
  /** Where a visitor goes who refuses everything. */
  rejectUrl: string
  metricsToken: string | undefined
  staffEmailDomains: readonly string[]
  logLevel: string
  limits: {
    testMail: Limit
    liveConnect: Limit
    codeNetwork: Limit
    codeSite: Limit
    tryNetwork: Limit
    trySite: Limit
    demoNetwork: Limit
    newsletterNetwork: Limit
    requestPerson: Limit
    uploadPerson: Limit
    chatPerson: Limit
    chatIntroduction: Limit
    trackingCalls: Limit
  } & typeof addressLimits &
    typeof siteLimits &
    typeof programLimits &
    typeof personLimits
  liveSocketsPerPerson: number
  /** How long a customer may leave a message unread before their devices are told, and before they get a mail. */
  unreadSeconds: { device: number; mail: number }
  /** After how many days what has served its time is deleted. */
  keepDays: { audit: number; notifications: number; doneWork: number; events: number }
  /** Whether webhooks may go to this machine, for tests that receive them themselves. */
  loopbackWebhooks: boolean
  /** Whether a demo starts with a history of invented customers and requests; tests may turn it off. */
  demoHistory: boolean
  /** Of tests that need two versions of the site: the folder of the other one. */
  builtElsewhere: string | undefined
}

/** Not configurable, since the safety of six-digit codes depends on it: see auth/guessing.test.ts. */
const addressLimits = {
  passwordAddress: { points: 10, seconds: 3600 },
} satisfies Record<string, Limit>

/** For visitors who are not signed in; with LIMIT_NEWSLETTER they prevent floods of mail to other people's addresses. */
const siteLimits = {
  newsletterAddress: { points: 3, seconds: 600 },
  /** One mail per period, however often the form is sent. */
  newsletterMail: { points: 1, seconds: 600 },
  visitorChoice: { points: 120, seconds: 3600 },
  demoAddress: { points: 3, seconds: 86_400 },
  driverLink: { points: 120, seconds: 60 },
  driverPhoto: { points: 90, seconds: 600 },
  shareLink: { points: 300, seconds: 60 },
  chatGuest: { points: 5, seconds: 60 },
  lunaGuest: { points: 30, seconds: 60 },
} satisfies Record<string, Limit>

/** For programs with a key; wrong keys are counted by network. */
const programLimits = {
  apiKey: { points: 300, seconds: 60 },
  wrongApiKey: { points: 30, seconds: 60 },
} satisfies Record<string, Limit>

/** For people who are signed in: a question is a mail to one of the staff, a refresh asks carriers. */
const personLimits = {
  chatStaff: { points: 60, seconds: 60 },
  chatPresence: { points: 60, seconds: 60 },
  refreshPerson: { points: 30, seconds: 60 },
  lunaPerson: { points: 40, seconds: 60 },
  /** Each may cost money. */
  lunaModel: { points: 60, seconds: 3600 },
} satisfies Record<string, Limit>

export class ConfigError extends Error {
  override name = 'ConfigError'
}

export function readConfig(env: Env = process.env): Config {
  const wrong: string[] = []
  const refuse = (setting: Setting, expected: string) => wrong.push(`${setting}: ${expected}`)
  const given = (setting: Setting) => env[setting]?.trim() || undefined

  const whole = (setting: Setting, fallback: number, low: number, high: number) => {
    const text = given(setting)
    if (text === undefined) return fallback
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (value >= low && value <= high) return value
    refuse(setting, `expected a whole number from ${low} to ${high}, got «${text}»`)
    return fallback
  }
  const oneOf = <T extends string>(setting: Setting, allowed: readonly T[], fallback: T): T => {
    const text = given(setting)
    if (text === undefined || (allowed as readonly string[]).includes(text))
      return (text as T | undefined) ?? fallback
    refuse(setting, `expected one of ${allowed.join(', ')}, got «${text}»`)
    return fallback
  }
  const url = (setting: Setting, protocols: readonly string[]) => {
    const text = given(setting)
    if (text === undefined) return undefined
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text
    refuse(
      setting,
      `expected an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    )
    return undefined
  }
  const list = (setting: Setting, valid: (item: string) => boolean, expected: string) => {
    const items = (given(setting) ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
    for (const item of items) if (!valid(item)) refuse(setting, `expected ${expected}, got «${item}»`)
    return items
  }
  const limit = (setting: Setting): Limit => {
    const text = given(setting) ?? settings[setting][0]
    const [, points, seconds] = /^([1-9]\d{0,6})\/([1-9]\d{0,6})$/.exec(text) ?? []
    if (!points) refuse(setting, `expected points/seconds such as ${settings[setting][0]}, got «${text}»`)
    return { points: Number(points ?? 1), seconds: Number(seconds ?? 60) }
  }

  for (const name of Object.keys(env)) {
    const hint = misspelt(name)
    if (hint) wrong.push(`${name}: there is no such setting; ${hint}`)
  }

  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:'])
  const s3Url = given('S3_URL')
  if (s3Url) {
    try {
      parseS3Url(s3Url)
    } catch (error) {
      refuse('S3_URL', (error as Error).message)
    }
  }
  const outside = (['DATABASE_URL', 'SMTP_URL', 'S3_URL'] as const).filter((setting) => given(setting))
  if (outside.length > 0 && !given('KERVAN_MODE')) {
    refuse('KERVAN_MODE', `${outside.join(', ')} is set, so say which is meant: demo or production`)
  }
  const mode = oneOf<Mode>('KERVAN_MODE', ['demo', 'production'], 'demo')
  const port = whole('PORT', 3000, 0, 65535)

  /** A demo may use a stand-in on its own machine. */
  const service = (setting: Setting) => {
    const address = url(setting, mode === 'demo' ? ['https:', 'http:'] : ['https:'])
    if (address?.startsWith('http:') && !isLoopback(new URL(address).hostname))
      refuse(setting, 'expected https://, since http:// is for a service on this machine only')
    return address
  }
  const smsUrl = service('SMS_URL')
  const fxUrl = service('FX_URL')
  const registerUrl = service('IYS_URL')
  const [registerUser, registerPassword] = [given('IYS_USER'), given('IYS_PASSWORD')]
  if (registerUrl && !registerUser) refuse('IYS_USER', 'needed with IYS_URL: the user of its API')
  if (registerUrl && !registerPassword)
    refuse('IYS_PASSWORD', 'needed with IYS_URL: the password of that user')
  const modelUrl = service('AI_URL')
  const modelName = given('AI_MODEL')
  if (modelUrl && !modelName) refuse('AI_MODEL', 'needed with AI_URL: the name of the model')
  if (modelName && !given('AI_URL')) refuse('AI_URL', 'needed with AI_MODEL: where the model is')
  const trackingUrl = service('TRACKING_URL')
  const trackingWebhookSecrets = list('TRACKING_WEBHOOK_SECRETS', () => true, '').map(webhookSecret)
  // Without the value, since messages of a start are kept in logs.
  if (trackingWebhookSecrets.some(({ length }) => length < 16))
    refuse('TRACKING_WEBHOOK_SECRETS', 'expected at least 16 characters each')
  const inboundMailKeys = list('INBOUND_MAIL_KEY', () => true, '').map(webhookSecret)
  if (inboundMailKeys.some(({ length }) => length < 16))
    refuse('INBOUND_MAIL_KEY', 'expected at least 16 characters each')
  const [inboundMailDomain, ...moreDomains] = list(
    'INBOUND_MAIL_DOMAIN',
    isDomain,
    'a domain such as mail.kervan.example',
  )
  if (moreDomains.length > 0) refuse('INBOUND_MAIL_DOMAIN', 'expected one domain')
  // Or answers would go where nobody reads them.
  if (inboundMailDomain && inboundMailKeys.length === 0)
    refuse('INBOUND_MAIL_KEY', 'needed with INBOUND_MAIL_DOMAIN: at least 16 random characters')
  const cityDatabase = given('GEOIP_CITY')
  const address = url('PUBLIC_URL', ['http:', 'https:'])
  const parsed = address ? new URL(address) : undefined
  if (parsed && (parsed.pathname !== '/' || parsed.search || parsed.hash || parsed.username)) {
    refuse('PUBLIC_URL', 'expected scheme, host and port only, such as https://kervan.example')
  }
  const loopback = parsed && isLoopback(parsed.hostname)
  if (mode === 'production' && parsed?.protocol === 'http:' && !loopback) {
    refuse('PUBLIC_URL', 'expected https:// in production, since sign-in cookies travel over TLS only')
  }
  const appSecret = given('APP_SECRET')
  if (appSecret && appSecret.length < 32) refuse('APP_SECRET', 'expected at least 32 characters')

  // All processes derive the same database login from it.
  if (databaseUrl && !appSecret)
    refuse('APP_SECRET', 'needed with DATABASE_URL: at least 32 random characters')
  const metricsToken = given('METRICS_TOKEN')
  if (metricsToken && metricsToken.length < 16) refuse('METRICS_TOKEN', 'expected at least 16 characters')

  const domains = list('STAFF_EMAIL_DOMAINS', isDomain, 'domains such as kervan.example')
  if (mode === 'production') {
    if (!parsed) refuse('PUBLIC_URL', 'needed in production, such as https://kervan.example')
    if (!appSecret && !databaseUrl)
      refuse('APP_SECRET', 'needed in production: at least 32 random characters')
    if (!smtpUrl) refuse('SMTP_URL', 'needed in production, such as smtps://user:password@mail.example')
    if (domains.length === 0) refuse('STAFF_EMAIL_DOMAINS', 'needed in production, such as kervan.example')
  }

  const config: Config = {
    mode,
    dataFolder: resolve(given('KERVAN_DATA') ?? './data'),
    port,
    host: given('HOST') ?? (mode === 'demo' ? '127.0.0.1' : '0.0.0.0'),
    publicUrl: parsed?.origin ?? `http://localhost:${port}`,
    origins: parsed ? [parsed.origin] : ownOrigins(port),
    appSecret,
    databaseUrl,
    databasePool: whole('DATABASE_POOL', 10, 2, 100),
    smtpUrl,
    s3Url,
    smsUrl,
    fxUrl,
    consentRegister:
      registerUrl && registerUser && registerPassword
        ? { url: registerUrl, user: registerUser, password: registerPassword }
        : undefined,
    model: modelUrl && modelName ? { url: modelUrl, key: given('AI_KEY'), name: modelName } : undefined,
    trackingUrl,
    trackingKey: given('TRACKING_KEY'),
    trackingWebhookSecrets,
    inboundMailKeys,
    // In a demo answers are written in its inbox; one with a mail server needs a real domain for them.
    inboundMailDomain: inboundMailDomain ?? (mode === 'demo' && !smtpUrl ? demoMailDomain : undefined),
    cityDatabase: cityDatabase && resolve(cityDatabase),
    trustedProxy: list('TRUSTED_PROXY', isNetwork, 'addresses or networks such as 10.0.0.5 or 10.0.0.0/8'),
    metricsToken,
    rejectUrl: url('CONSENT_REJECT_URL', ['https:', 'http:']) ?? settings.CONSENT_REJECT_URL[0],
    staffEmailDomains: domains.length > 0 ? domains : ['kervan.example'],
    logLevel: oneOf(
      'LOG_LEVEL',
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      mode === 'demo' ? 'warn' : 'info',
    ),
    limits: {
      testMail: limit('LIMIT_TEST_MAIL'),
      liveConnect: limit('LIMIT_LIVE_CONNECT'),
      codeNetwork: limit('LIMIT_CODE_NETWORK'),
      codeSite: limit('LIMIT_CODE_SITE'),
      tryNetwork: limit('LIMIT_TRY_NETWORK'),
      trySite: limit('LIMIT_TRY_SITE'),
      demoNetwork: limit('LIMIT_DEMO_REQUEST'),
      newsletterNetwork: limit('LIMIT_NEWSLETTER'),
      requestPerson: limit('LIMIT_REQUEST'),
      uploadPerson: limit('LIMIT_UPLOAD'),
      chatPerson: limit('LIMIT_CHAT'),
      chatIntroduction: limit('LIMIT_CHAT_GUESTS'),
      trackingCalls: limit('LIMIT_TRACKING_CALLS'),
      ...addressLimits,
      ...siteLimits,
      ...programLimits,
      ...personLimits,
    },
    keepDays: {
      audit: whole('KEEP_AUDIT_DAYS', 730, 30, 36_500),
      notifications: whole('KEEP_NOTIFICATIONS_DAYS', 400, 30, 36_500),
      doneWork: whole('KEEP_DONE_WORK_DAYS', 730, 30, 36_500),
      events: whole('KEEP_EVENTS_DAYS', 7, 1, 60),
    },
    unreadSeconds: unreadSeconds(mode, env.KERVAN_TEST_UNREAD_SECONDS),
    liveSocketsPerPerson: whole('LIVE_SOCKETS_PER_PERSON', 30, 1, 1000),
    loopbackWebhooks: mode === 'demo' && env.KERVAN_TEST_LOOPBACK_WEBHOOKS === '1',
    demoHistory: mode === 'demo' && env.KERVAN_TEST_WORLD !== 'empty',
    builtElsewhere: mode === 'demo' ? env.KERVAN_TEST_WEB : undefined,
  }
  // Or whoever writes a rule could reach what listens on the server's own machine.
  if (mode === 'production' && env.KERVAN_TEST_LOOPBACK_WEBHOOKS)
    wrong.push('KERVAN_TEST_LOOPBACK_WEBHOOKS: is for tests, not for production')
  if (wrong.length > 0)
    throw new ConfigError(`Settings stop the start:\n${wrong.map((line) => `  ${line}`).join('\n')}`)
  return config
}

/** In a demo nobody wants to wait. */
function unreadSeconds(mode: Mode, given: string | undefined): Config['unreadSeconds'] {
  const mail = given ? Number(given) : mode === 'demo' ? 60 : 300
  return { device: mail / 10, mail }
}

const demoMailDomain = 'yanit.kervan.example'
const isDomain = (text: string) => /^([a-z0-9-]+\.)+[a-z]{2,63}$/.test(text)

const webhookSecret = (text: string): Buffer =>
  text.startsWith('base64:') ? Buffer.from(text.slice(7), 'base64') : Buffer.from(text)

const ownNames = ['localhost', '127.0.0.1', '[::1]']
export const isLoopback = (hostname: string) => ownNames.includes(hostname)

export function ownOrigins(port: number): string[] {
  return ownNames.map((name) => `http://${name}:${port}`)
}

function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/')
  const family = isIP(address)
  if (family === 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** A misspelt setting would silently keep its default. (KERVAN_TEST_… is for tests only.) */
function misspelt(name: string): string | undefined {
  if (name in settings || name.startsWith('KERVAN_TEST_')) return undefined
  const near = Object.keys(settings).find((known) => known.length > 6 && distance(name, known) <= 2)
  if (near) return `is ${near} meant?`
  return name.startsWith('KERVAN_') ? 'see the table in the README' : undefined
}

/** The Levenshtein distance; 3 means anything above 2. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
