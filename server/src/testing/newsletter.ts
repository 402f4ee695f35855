/** Subscribers and campaigns for tests, and a mail server that keeps whom each mail was for. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { CampaignDetail, CampaignProgress } from '@kervan/domain/newsletter/campaigns.contract.ts'
import { everybody, type Segment } from '@kervan/domain/newsletter/segment.ts'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { usualSettings } from '#features/newsletter/campaigns/sender-identity.ts'
import { query } from '#testing/sign-in.ts'
import type { SignedIn, TestServer } from '#testing/test-server.ts'

type Sql = (text: string, values: unknown[]) => Promise<unknown>

export const senderSettings = {
  ...usualSettings,
  mersis: '0123456789012345',
  per_second: 5_000,
  per_domain_per_second: 5_000,
}

export const setSender = (sql: Sql, changed: Partial<typeof senderSettings> = {}) =>
  sql(
    `insert into newsletter_settings (id, data) values (1, $1) on conflict (id) do update set data = excluded.data`,
    [JSON.stringify({ ...senderSettings, ...changed })],
  )

/** Active, with a consent; measured where it is said. */
export const addSubscribers = (sql: Sql, count: number, domain: string, measuring = false) =>
  sql(
    `insert into newsletter_subscribers (email, name, subscription_source, status, email_verified, confirmed_at, consent_at, measuring)
     select 'abone' || n || '@' || $2, 'Abone ' || n, 'website', 'active', true, now(), now(), $3 from generate_series(1, $1::int) n`,
    [count, domain, measuring],
  )

export const html = (text: string) =>
  `<h1>${text}</h1><p>Merhaba {{ad}}, bu ay Mersin ve Hamburg arasında yeni seferler başlıyor.</p>
   <p><a href="https://kervan.example/hatlar">Hatlar</a> ve <a href="https://kervan.example/teklif">teklif</a> ve <a href="https://kervan.example/iletisim">iletişim</a></p>`

export function campaigns(server: Pick<TestServer, 'call'>, staff: SignedIn) {
  const call = <Body>(method: string, path: string, body?: unknown) =>
    server.call<Body>(method, `/newsletter${path}`, { as: staff, ...(body === undefined ? {} : { body }) })
  return {
    call,
    async write(title: string, segment: Partial<Segment> = {}, content = html(title), mode = 'frozen') {
      const { body } = await call<CampaignDetail>('POST', '/campaigns', {
        title,
        subject: title,
        content_html: content,
      })
      const saved = await call<CampaignDetail>('PUT', `/campaigns/${body.id}`, {
        version: body.version,
        draft: {
          ...body,
          preheader: 'Bu ay öne çıkanlar',
          segment: { ...everybody, ...segment },
          segment_mode: mode,
        },
      })
      return saved.body
    },
    start: ({ id, version }: Pick<CampaignDetail, 'id' | 'version'>) =>
      call<CampaignDetail & { code?: string }>('POST', `/campaigns/${id}/start`, { version }),
    act: (id: string, act: 'pause' | 'resume' | 'cancel') =>
      call<CampaignDetail>('POST', `/campaigns/${id}/${act}`, {}),
    get: async (id: string) => (await call<CampaignDetail>('GET', `/campaigns/${id}`)).body,
    progress: async (id: string) => (await call<CampaignProgress>('GET', `/campaigns/${id}/progress`)).body,
  }
}

export const sqlOf =
  (server: TestServer): Sql =>
  (text, values) =>
    query(server, text, values)

/** Takes so many mails per second at most, and answers each once it is kept. While it is down, it sends everybody away. */
export async function openMailSink(perSecond: number) {
  const taken: string[] = []
  const mails: { to: string[]; raw: string }[] = []
  /** Whose mail is put off with this reply once it has been sent. */
  const putOff = new Map<string, { responseCode: number; message: string }>()
  const sink = { taken, mails, putOff, isDown: false, url: '' }
  const hungUp = new Set<string>()
  let next = performance.now()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_, done) =>
      done(sink.isDown ? Object.assign(new Error('down'), { responseCode: 421 }) : undefined),
    onMailFrom: (_, __, done) =>
      done(sink.isDown ? Object.assign(new Error('down'), { responseCode: 421 }) : undefined),
    onClose: ({ id }) => void hungUp.add(id),
    async onData(stream, session, done) {
      const raw = await text(stream).catch(() => undefined)
      if (raw === undefined) return
      const now = performance.now()
      next = Math.max(now, next + 1_000 / perSecond)
      await pause(next - now)
      // Who hung up before the mail was taken has sent nothing: RFC 5321, 3.8.
      if (hungUp.has(session.id)) return
      const to = session.envelope.rcptTo.map(({ address }) => address)
      const reply = to.map((address) => putOff.get(address)).find(Boolean)
      if (reply) return done(Object.assign(new Error(reply.message), reply))
      taken.push(...to)
      mails.push({ to, raw })
      done()
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  sink.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  return sink
}
