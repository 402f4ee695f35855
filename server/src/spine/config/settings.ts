/** All settings with their defaults; the README shows the same table, and a test compares the two. */

export const settings = {
  KERVAN_MODE: ['demo', '`demo` or `production`'],
  KERVAN_DATA: ['./data', 'folder for the database, files and keys'],
  PORT: ['3000', 'port to listen on'],
  HOST: ['127.0.0.1 in demo, 0.0.0.0 in production', 'address to listen on'],
  PUBLIC_URL: [
    'http://localhost:PORT in demo',
    'where people reach the product; source of links and origin checks',
  ],
  APP_SECRET: [
    'created and stored in the data folder in demo',
    'at least 32 characters; signs sessions, seals queued mail',
  ],
  DATABASE_URL: [
    'embedded PostgreSQL 18',
    'PostgreSQL 18 or newer, with a user that owns the database and may create roles',
  ],
  DATABASE_POOL: ['10', 'database connections of one process, 2 to 100'],
  SMTP_URL: [
    'the demo inbox',
    'smtp:// or smtps:// address of the mail server; a demo also keeps each mail in its inbox',
  ],
  INBOUND_MAIL_KEY: [
    'off; a demo answers in its inbox',
    'secrets that whoever receives our mail signs it with when handing it to /hooks/mail ([inbound-mail.md](docs/inbound-mail.md)), comma-separated so that an old and a new one hold side by side; at least 16 characters, or base64: and the secret in base64',
  ],
  INBOUND_MAIL_DOMAIN: [
    'none; yanit.kervan.example in a demo without SMTP_URL',
    'domain whose mail is handed to /hooks/mail: answers to messages and word of undelivered mail go there; without it answers go to the company’s own address',
  ],
  S3_URL: ['the data folder', 's3://KEY:SECRET@host:port/bucket for files'],
  SMS_URL: [
    'off',
    'https://user:password@host/path of an SMS gateway that takes POST {to, text}; a demo also takes http on this machine',
  ],
  FX_URL: [
    'off: shipped rates, or those an admin enters',
    'https:// folder of the central bank’s daily exchange rates, such as https://www.tcmb.gov.tr/kurlar',
  ],
  IYS_URL: [
    'off: refusals come from files',
    'https:// address of our brand in the consent register (İYS), whose refusals are fetched every night, such as https://api.iys.org.tr/sps/123456/brands/123456; a demo also takes http on this machine',
  ],
  IYS_USER: ['none', 'user of its API; needed with IYS_URL'],
  IYS_PASSWORD: ['none', 'password of that user'],
  AI_URL: [
    'off: Luna answers by herself',
    'https:// address of a language model that words Luna’s answers ([luna.md](docs/luna.md)): an OpenAI-compatible API, before /chat/completions, or Gemini’s own, ending with /v1beta; a demo also takes http on this machine',
  ],
  AI_KEY: ['none', 'its key'],
  AI_MODEL: ['none', 'name of the model; needed with AI_URL'],
  TRACKING_URL: [
    'the demo’s own carrier; off in production',
    'https:// address of a carrier’s Track & Trace API (DCSA 2.2), before /v2/events',
  ],
  TRACKING_KEY: ['none', 'its key, sent as API-Key; `Name: value` where the carrier wants another header'],
  LIMIT_TRACKING_CALLS: ['60/60', 'calls to that API altogether, as points/seconds'],
  TRACKING_WEBHOOK_SECRETS: [
    'off',
    'secrets that carriers sign their notifications to /hooks/tracking with, comma-separated so that an old and a new one hold side by side; at least 16 characters, or base64: and the secret in base64',
  ],
  GEOIP_CITY: [
    'off: visits know their country only',
    'path of a city database in MaxMind’s format (.mmdb), read at the start: the city of visits that are measured',
  ],
  TRUSTED_PROXY: ['none', 'addresses or networks of your own proxies, comma-separated'],
  METRICS_TOKEN: [
    'none',
    'bearer token for /metrics, at least 16 characters; without it only a demo answers there',
  ],
  CONSENT_REJECT_URL: [
    'https://www.example.com/',
    'where a visitor goes who refuses all measuring and marketing',
  ],
  STAFF_EMAIL_DOMAINS: [
    'kervan.example in demo',
    'mail domains of the staff, comma-separated; later changes are made in the company settings',
  ],
  LOG_LEVEL: ['warn in demo, info in production', 'trace, debug, info, warn, error or silent'],
  LIMIT_TEST_MAIL: ['30/600', 'test mails per network, as points/seconds'],
  LIMIT_LIVE_CONNECT: ['300/60', 'live connections opened per network, as points/seconds'],
  LIMIT_CODE_NETWORK: ['120/3600', 'sign-in codes and reset links sent per network, as points/seconds'],
  LIMIT_CODE_SITE: ['1200/3600', 'sign-in codes and reset links sent altogether, as points/seconds'],
  LIMIT_TRY_NETWORK: ['60/3600', 'wrong codes and passwords per network, as points/seconds'],
  LIMIT_TRY_SITE: ['300/3600', 'wrong codes and passwords altogether, as points/seconds'],
  LIMIT_DEMO_REQUEST: ['5/3600', 'requests for a demo per network, as points/seconds'],
  LIMIT_NEWSLETTER: ['3/600', 'newsletter subscriptions per network, as points/seconds'],
  LIMIT_REQUEST: ['60/600', 'requests for a quote per customer, as points/seconds'],
  LIMIT_UPLOAD: ['120/600', 'files uploaded per person, as points/seconds'],
  LIMIT_CHAT: ['20/60', 'messages that a customer may send, as points/seconds'],
  LIMIT_CHAT_GUESTS: ['10/3600', 'visitors per network who may begin to chat, as points/seconds'],
  KEEP_AUDIT_DAYS: ['730', 'how long the record of what staff changed is kept, 30 to 36500 days'],
  KEEP_NOTIFICATIONS_DAYS: ['400', 'how long notifications are kept, 30 to 36500 days'],
  KEEP_DONE_WORK_DAYS: ['730', 'how long finished work items are kept, 30 to 36500 days'],
  KEEP_EVENTS_DAYS: [
    '7',
    'how long a browser may be away and still be told what it missed, 1 to 60 days; after that it fetches everything',
  ],
  LIVE_SOCKETS_PER_PERSON: ['30', 'open live connections of one person, 1 to 1000'],
} as const satisfies Record<string, readonly [fallback: string, meaning: string]>

export type Setting = keyof typeof settings
