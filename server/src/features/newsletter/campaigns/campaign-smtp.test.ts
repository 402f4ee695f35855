/** A campaign as a mail server gets it: hostile names and titles stay text, and a server that is down for a while gets everything later, in order and no faster. */
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { addSubscribers, campaigns, html, openMailSink, setSender, sqlOf } from '#testing/newsletter.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'

/** As templates of JavaScript begin; here it must stay text. */
const sign = '$' + '{'

async function begin() {
  const sink = await openMailSink(10_000)
  const server = await startTestServer({ env: { KERVAN_MODE: 'demo', SMTP_URL: sink.url } })
  onTestFinished(() => server.close())
  const sql = sqlOf(server)
  const office = campaigns(server, await server.signIn('staff'))
  const until = (id: string, status: string) =>
    eventually(`the campaign is ${status}`, async () => (await office.get(id)).status === status)
  return { sink, server, sql, office, until }
}

test('line breaks, encoded words, markup and template signs in names and titles add no header, no recipient and run nothing', async () => {
  const { sink, server, sql, office, until } = await begin()
  await setSender(sql)
  const names = [
    'Ece\r\nBcc: kurban@kotu.example',
    '=?utf-8?q?Ece=0D=0ABcc:_kurban@kotu.example?=',
    '<script>alert(1)</script>',
    `{{constructor}} ${sign}7*7} <%= 7*7 %> ]]>`,
    'x'.repeat(1_000),
    '\u2028Bcc: kurban@kotu.example',
  ]
  for (const [n, name] of names.entries())
    await sql(
      `insert into newsletter_subscribers (email, name, subscription_source, status, consent_at)
       values ($1, $2, 'fair', 'active', now())`,
      [`kisi${n}@kotuad.example`, name],
    )
  const draft = await office.write(
    `Kampanya ${sign}7*7} <script>alert(1)</script>`,
    { sources: ['fair'] },
    html(`{{adsoyad}}, ${sign}7*7} <%= 7*7 %> {{constructor}} ]]>`),
  )
  await sql('update newsletter_campaigns set subject = $2 where id = $1', [
    draft.id,
    'Merhaba {{adsoyad}}\r\nBcc: kurban@kotu.example {{constructor}}',
  ])
  const started = await office.start(await office.get(draft.id))
  if (started.status !== 200) expect(started.body).toMatchObject({ code: 'CAMPAIGN_NOT_READY' })
  // An unknown variable keeps it from being sent; without the check it goes as it is written.
  await sql(
    'insert into newsletter_recipients (campaign_id, subscriber_id, email) select $1, id, email from newsletter_subscribers on conflict do nothing',
    [draft.id],
  )
  await sql("update newsletter_campaigns set status = 'sending', started_at = now() where id = $1", [
    draft.id,
  ])
  await until(draft.id, 'sent')
  expect(sink.mails.map(({ to }) => to.length)).toEqual(names.map(() => 1))
  expect(sink.taken.every((address) => address.endsWith('@kotuad.example'))).toBe(true)
  for (const { raw } of sink.mails) {
    const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
    const lines = head.split('\r\n')
    expect(lines.filter((line) => /^list-id:/i.test(line))).toEqual([
      expect.stringContaining(`: <bulten.${new URL(server.services.config.publicUrl).hostname}>`),
    ])
    expect(lines.filter((line) => /^subject:/i.test(line))).toHaveLength(1)
    expect(head).not.toMatch(/^(bcc|cc):/im)
    expect(lines.every((line) => /^[\w-]+: /.test(line))).toBe(true)
    const whole = raw.replace(/=\r\n/g, '')
    const markup = whole.slice(whole.indexOf('<!doctype html>'))
    expect(markup).not.toMatch(/<script/i)
    expect(markup).toContain(`${sign}7*7} &lt;%=3D 7*7 %&gt; {{constructor}} ]]&gt;`)
    expect(whole).not.toContain('function Object')
  }
})

test('one mail that the server puts off again and again keeps nobody else waiting', async () => {
  const { sink, sql, server, office } = await begin()
  await setSender(sql)
  await addSubscribers(sql, 12, 'suzgec.example')
  sink.putOff.set('abone1@suzgec.example', { responseCode: 451, message: '4.7.1 try again later' })
  sink.putOff.set('abone2@suzgec.example', { responseCode: 452, message: '4.3.1 no space' })
  const draft = await office.write('Süzgeç')
  await office.start(draft)
  await eventually('all others have it', async () => sink.taken.length === 10)
  const waiting = await eventually('two wait', async () => {
    const rows = await query<{ email: string; tries: number; waits: boolean }>(
      server,
      `select email, tries, not_before > now() + interval '1 minute' as waits from newsletter_recipients
       where campaign_id = $1 and state = 'waiting' order by email`,
      [draft.id],
    )
    return rows.length === 2 && rows
  })
  expect(waiting).toEqual([1, 2].map((n) => ({ email: `abone${n}@suzgec.example`, tries: 1, waits: true })))
})

test('a server that puts off everybody is named as the trouble, is asked with one mail at a time, and costs nobody theirs', async () => {
  const { sink, sql, server, office } = await begin()
  await setSender(sql)
  await addSubscribers(sql, 60, 'sinir.example')
  for (let n = 1; n <= 60; n++)
    sink.putOff.set(`abone${n}@sinir.example`, { responseCode: 451, message: 'local error in processing' })
  const draft = await office.write('Sınır')
  await office.start(draft)
  const seen = await eventually('the trouble is said', async () => {
    const progress = await office.progress(draft.id)
    return progress.trouble !== '' && progress
  })
  expect(seen.trouble).toContain('local error in processing')
  const [{ tried } = { tried: 60 }] = await query<{ tried: number }>(
    server,
    'select count(*)::int as tried from newsletter_recipients where campaign_id = $1 and tries > 0',
    [draft.id],
  )
  expect(tried).toBeLessThan(30)
  sink.putOff.clear()
  await eventually('the rest goes', async () => {
    await sql(
      "update newsletter_recipients set not_before = null where campaign_id = $1 and state = 'waiting'",
      [draft.id],
    )
    return (await office.get(draft.id)).status === 'sent'
  })
  expect(new Set(sink.taken).size).toBe(60)
  expect(await office.get(draft.id)).toMatchObject({ sent_count: 60, failed_count: 0 })
}, 60_000)

test('what was on its way when somebody paused is counted, however long its answer takes', async () => {
  const sink = await openMailSink(0.4)
  const server = await startTestServer({ env: { KERVAN_MODE: 'demo', SMTP_URL: sink.url } })
  onTestFinished(() => server.close())
  const sql = sqlOf(server)
  const office = campaigns(server, await server.signIn('staff'))
  await setSender(sql)
  await addSubscribers(sql, 20, 'yavas.example')
  const draft = await office.write('Yavaş')
  await office.start(draft)
  await eventually('one is on its way', async () => (await office.progress(draft.id)).sending > 0)
  await office.act(draft.id, 'pause')
  const { sent } = await eventually(
    'nothing is on its way',
    async () => {
      const progress = await office.progress(draft.id)
      return progress.sending === 0 && progress
    },
    30_000,
  )
  expect(sent).toBeGreaterThan(0)
  await eventually('the stored count says so', async () => (await office.get(draft.id)).sent_count === sent)
}, 60_000)

test('while the mail server is down nothing is lost; then all go once, in order, no faster than they may', async () => {
  const { sink, server, sql, office, until } = await begin()
  await setSender(sql, { per_second: 40, per_domain_per_second: 25 })
  await addSubscribers(sql, 40, 'bir.example')
  await addSubscribers(sql, 20, 'iki.example')
  const draft = await office.write('Kesinti')
  sink.isDown = true
  await office.start(draft)
  const down = await eventually('the trouble is said', async () => {
    const seen = await office.progress(draft.id)
    return seen.trouble !== '' && seen
  })
  expect(down).toMatchObject({ status: 'sending', sent: 0, failed: 0, total: 60 })
  expect(down.trouble).toMatch(/^Karşı sunucu|^Posta sunucusu/)
  sink.isDown = false
  await until(draft.id, 'sent')
  expect(await office.get(draft.id)).toMatchObject({ sent_count: 60, failed_count: 0, skipped_count: 0 })
  expect(sink.taken).toHaveLength(60)
  expect(new Set(sink.taken).size).toBe(60)
  const rows = await query<{ email: string; domain: string; at: number }>(
    server,
    `select email, domain, extract(epoch from taken_at)::float8 as at from newsletter_recipients
     where campaign_id = $1 order by taken_at, id`,
    [draft.id],
  )
  const most = (taken: typeof rows) =>
    Math.max(...taken.map(({ at: from }) => taken.filter(({ at }) => at >= from && at < from + 1).length))
  expect(most(rows)).toBeLessThanOrEqual(40 * 1.25 + 4)
  for (const domain of ['bir.example', 'iki.example'])
    expect(most(rows.filter((row) => row.domain === domain))).toBeLessThanOrEqual(25 * 1.25 + 4)
  // In the order in which they were added, but for those whose domain had its share.
  for (const domain of ['bir.example', 'iki.example']) {
    const order = rows
      .filter((row) => row.domain === domain)
      .map(({ email }) => Number(/\d+/.exec(email)?.[0]))
    const jumps = order.filter((n, at) => at > 0 && Math.abs(n - (order[at - 1] ?? 0)) > 6)
    expect(jumps).toEqual([])
  }
})
