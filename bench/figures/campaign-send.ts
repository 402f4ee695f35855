/** A campaign to thousands, each with a row of their own, beside a bare loop of nodemailer that keeps no record of anybody. */
import { setTimeout as pause } from 'node:timers/promises'
import { firstCompany } from '@kervan/server/src/features/company/create-first-company.ts'
import { usualSettings } from '@kervan/server/src/features/newsletter/campaigns/sender-identity.ts'
import { createTransport } from 'nodemailer'
import { cpuTimeOf, postgresPid } from '../cpu-time.ts'
import { type BenchDatabase, signInStaff } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, takeTurns } from '../harness.ts'
import { atLeast, comparedLine, plainLine } from '../lines.ts'

const connections = 4
const watchMs = 700
const html = `<h1>Mart bülteni</h1>${'<p>Bu ay Mersin ve Hamburg arasında <a href="https://kervan.example/hatlar">yeni seferler</a> başlıyor.</p>'.repeat(10)}`

export const campaignSend: Figure = { name: 'campaign-send', take }

async function take(bench: Bench) {
  const people = bench.quick ? 1_000 : 10_000
  const database = await bench.database()
  const sink = await bench.start('programs/mail-sink.ts')
  const url = `smtp://127.0.0.1:${await sink.call<number>('port')}`
  const { headers } = await signInStaff(database)
  await fill(database, people)
  // As it is run: a demo would keep each mail in its inbox too.
  const { port, program } = await bench.startKervan(database, {
    SMTP_URL: url,
    KERVAN_MODE: 'production',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: 'https://kervan.example',
    STAFF_EMAIL_DOMAINS: 'kervan.example',
    APP_SECRET: 'a secret for figures, at least 32 characters',
  })
  const ownPid = await program.call<number>('pid')
  const cpuTimes = () =>
    [ownPid, postgresPid(database.socketFolder)].map((pid) => cpuTimeOf(pid) ?? Number.NaN)
  const base = `http://127.0.0.1:${port}/api/newsletter`
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(base + path, {
      method,
      headers: { ...headers, origin: `http://127.0.0.1:${port}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    mustHold(answer.ok, `${method} ${path} is answered ${answer.status}`)
    return (await answer.json()) as { id: string; version: number; status: string; sent: number }
  }
  const taken = () => sink.call<number>('taken')

  const ours = {
    name: 'kervan',
    round: async () => {
      const { id, version } = await call('POST', '/campaigns', {
        title: 'Ölçüm',
        subject: 'Mart bülteni',
        content_html: html,
      })
      const before = await taken()
      const [ownBefore = 0, postgresBefore = 0] = cpuTimes()
      const began = performance.now()
      await call('POST', `/campaigns/${id}/start`, { version })
      const status = async () => (await call('GET', `/campaigns/${id}/progress`)).status
      // A page that watches it.
      const watching = setInterval(status, watchMs)
      while ((await taken()) < before + people) await pause(20)
      while ((await status()) !== 'sent') await pause(20)
      clearInterval(watching)
      const seconds = (performance.now() - began) / 1_000
      mustHold(
        (await taken()) - before === people,
        `${(await taken()) - before} of ${people} mails were taken`,
      )
      const [own = 0, postgres = 0] = cpuTimes()
      return {
        rate: people / seconds,
        node: (own - ownBefore) / people,
        postgres: (postgres - postgresBefore) / people,
      }
    },
  }
  const bare = {
    name: 'bare nodemailer',
    round: async () => {
      const pool = createTransport({
        url,
        pool: true,
        maxConnections: connections,
        maxMessages: Number.POSITIVE_INFINITY,
      })
      const began = performance.now()
      const { user, system } = process.cpuUsage()
      let next = 0
      const lane = async () => {
        for (let number = next++; number < people; number = next++)
          await pool.sendMail({
            from: 'Kervan <bilgi@kervan.example>',
            to: `abone${number}@abone.example`,
            subject: 'Mart bülteni',
            html,
            text: 'Mart bülteni',
          })
      }
      await Promise.all(Array.from({ length: connections }, lane))
      pool.close()
      const used = process.cpuUsage({ user, system })
      return {
        rate: people / ((performance.now() - began) / 1_000),
        node: (used.user + used.system) / 1_000 / people,
      }
    },
  }
  const result = await takeTurns(
    { ours: [ours], neighbours: [bare] },
    { rounds: bench.quick ? 2 : 3, warmUps: 1, watch: 'rate' },
  )
  return [
    comparedLine({
      figure: `a campaign to ${people.toLocaleString('en')}, over ${connections} connections`,
      unit: 'mails/s',
      taken: result,
      metric: 'rate',
      ours: ours.name,
      neighbour: bare.name,
      pass: atLeast(0.5, '× bare nodemailer'),
      goal: atLeast(0.8, '× bare nodemailer'),
    }),
    comparedLine({
      figure: 'CPU time of Node for one mail',
      unit: 'ms',
      taken: result,
      metric: 'node',
      ours: ours.name,
      neighbour: bare.name,
    }),
    plainLine({
      figure: 'CPU time of PostgreSQL for one mail',
      unit: 'ms',
      samples: result.samples(ours.name, 'postgres'),
    }),
  ]
}

async function fill({ query }: BenchDatabase, people: number): Promise<void> {
  await query(
    `insert into newsletter_subscribers (email, name, subscription_source, status, consent_at)
     select 'abone' || n || '@abone.example', 'Abone ' || n, 'website', 'active', now() from generate_series(1, ${people}) n`,
  )
  // A campaign says who sends it, and in production nobody has said that yet.
  const company = { ...firstCompany(['kervan.example']), address: 'Örnek Mahallesi 1, İstanbul' }
  await query('insert into company (data) values ($1)', [JSON.stringify(company)])
  await query('insert into newsletter_settings (id, data) values (1, $1)', [
    JSON.stringify({
      ...usualSettings,
      mersis: '0123456789012345',
      per_second: 10_000,
      per_domain_per_second: 10_000,
    }),
  ])
}
