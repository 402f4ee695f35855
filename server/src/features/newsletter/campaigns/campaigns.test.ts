/** Campaigns reach those who agreed, nobody else, each once, and stop when somebody says so. */
import { setTimeout as pause } from 'node:timers/promises'
import type { CampaignDetail, CampaignReport } from '@kervan/domain/newsletter/campaigns.contract.ts'
import { expect, test } from 'vitest'
import { recount } from '#features/newsletter/campaigns/campaigns.queries.ts'
import { sendSeries } from '#features/newsletter/campaigns/send-series.ts'
import { startScheduled } from '#features/newsletter/campaigns/start-scheduled.jobs.ts'
import { noteBounced } from '#features/newsletter/measuring/note-bounced.ts'
import { noteHit } from '#features/newsletter/measuring/note-hit.ts'
import { takeRefusal } from '#features/newsletter/subscribers/take-consent.ts'
import { eventually } from '#testing/eventually.ts'
import { addSubscribers, campaigns, html, setSender, sqlOf } from '#testing/newsletter.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'

const server = await startTestServer()
const sql = sqlOf(server)
await setSender(sql)
const staff = await server.signIn('staff')
const other = await server.signIn('staff')
const office = campaigns(server, staff)
const until = (id: string, status: CampaignDetail['status']) =>
  eventually(`the campaign is ${status}`, async () => (await office.get(id)).status === status)
const inbox = (domain: string) =>
  query<{ recipient: string; letter: { html: string; text: string } }>(
    server,
    'select recipient, letter from inbox_mails where recipient like $1 order by id',
    [`%@${domain}`],
  )
const oneSource = { sources: ['fair'] as 'fair'[] }
/** Each test has subscribers of its own, by their source. */
const only = async (domain: string) => {
  await sql("update newsletter_subscribers set subscription_source = 'website'", [])
  await sql("update newsletter_subscribers set subscription_source = 'fair' where email like $1", [
    `%@${domain}`,
  ])
}

test('all who agreed get it once, with their name; who left, is waiting, barred or without consent gets nothing', async () => {
  await addSubscribers(sql, 30, 'bir.example')
  await only('bir.example')
  const set = (n: number, change: string) =>
    sql(`update newsletter_subscribers set ${change} where email = $1`, [`abone${n}@bir.example`])
  await set(1, "status = 'unsubscribed'")
  await set(2, "status = 'pending'")
  await set(3, 'consent_at = null')
  await set(4, "consent_at = null, recipient_type = 'TACIR'")
  await sql("insert into newsletter_suppressions (email, reason) values ('abone5@bir.example', 'manual')", [])
  const draft = await office.write('Mart bülteni', oneSource)
  const { body } = await office.call<{
    matching: number
    deliverable: number
    pending: number
    not_active: number
    without_consent: number
    suppressed: number
  }>('POST', '/segments/preview', { segment: draft.segment })
  expect(body).toMatchObject({
    matching: 30,
    deliverable: 26,
    pending: 1,
    not_active: 1,
    without_consent: 1,
    suppressed: 1,
  })
  expect((await office.start(draft)).body).toMatchObject({ status: 'sending', recipients_count: 26 })
  await until(draft.id, 'sent')
  const mails = await inbox('bir.example')
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(26)
  expect(mails).toHaveLength(26)
  expect(mails[0]?.letter.text).toContain('Merhaba Abone')
  expect(mails[0]?.letter.html).toContain('MERSİS No: 0123456789012345')
  expect(await office.get(draft.id)).toMatchObject({ sent_count: 26, failed_count: 0, skipped_count: 0 })
})

test('pressed twenty times by two colleagues, it is one run', async () => {
  await addSubscribers(sql, 40, 'iki.example')
  await only('iki.example')
  const draft = await office.write('Çift tık', oneSource)
  const elsewhere = campaigns(server, other)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => (n % 2 ? office : elsewhere).start(draft)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  await until(draft.id, 'sent')
  expect(await inbox('iki.example')).toHaveLength(40)
})

test('paused, nothing goes; who leaves meanwhile gets nothing; resumed, the others get it once', async () => {
  await addSubscribers(sql, 60, 'uc.example')
  await only('uc.example')
  await setSender(sql, { per_second: 30 })
  const draft = await office.write('Duraklat', oneSource)
  await office.start(draft)
  await eventually('some are sent', async () => (await office.progress(draft.id)).sent >= 5)
  expect((await office.act(draft.id, 'pause')).body.status).toBe('paused')
  await eventually('nothing is on its way', async () => (await office.progress(draft.id)).sending === 0)
  const before = (await inbox('uc.example')).length
  expect(before).toBeLessThan(60)
  await pause(1_500)
  expect(await inbox('uc.example')).toHaveLength(before)
  const waiting = await query<{ id: string; email: string }>(
    server,
    "select id, email from newsletter_recipients where campaign_id = $1 and state = 'waiting' order by id limit 5",
    [draft.id],
  )
  for (const { id } of waiting) {
    const link = new URL(server.services.newsletterLinks.mailLinks(id).unsubscribe)
    const answer = await fetch(`${server.base}${link.pathname}${link.search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(answer.status).toBe(200)
  }
  await setSender(sql)
  // The pause was a long one, and is no part of how fast it goes.
  await sql("update newsletter_campaigns set started_at = now() - interval '1 hour' where id = $1", [
    draft.id,
  ])
  await office.act(draft.id, 'resume')
  await until(draft.id, 'sent')
  expect((await office.progress(draft.id)).per_second).toBeGreaterThan(60 / 60)
  const got = (await inbox('uc.example')).map(({ recipient }) => recipient)
  expect(new Set(got).size).toBe(got.length)
  expect(got).toHaveLength(60 - waiting.length)
  for (const { email } of waiting) expect(got).not.toContain(email)
  expect(await office.get(draft.id)).toMatchObject({
    sent_count: 55,
    skipped_count: 5,
    unsubscribes_count: 5,
  })
  const refusals = await query(
    server,
    "select from newsletter_consents where answer = 'RET' and email like '%@uc.example'",
    [],
  )
  expect(refusals).toHaveLength(5)
})

test('a hundred leave at once while it runs: nobody whose turn had not come gets it', async () => {
  await addSubscribers(sql, 240, 'sekiz.example')
  await only('sekiz.example')
  await setSender(sql, { per_second: 20 })
  const draft = await office.write('Yüz kişi', oneSource)
  await office.start(draft)
  await eventually('some are sent', async () => (await office.progress(draft.id)).sent >= 3)
  const last = await query<{ id: string; email: string }>(
    server,
    "select id, email from newsletter_recipients where campaign_id = $1 and state = 'waiting' order by id desc limit 100",
    [draft.id],
  )
  const ask = (id: string, init: RequestInit = {}) => {
    const link = new URL(server.services.newsletterLinks.mailLinks(id).unsubscribe)
    return fetch(`${server.base}${link.pathname}${link.search}`, init)
  }
  // Who only looks, as scanners of mail do, has not left.
  await Promise.all(last.slice(0, 5).map(({ id }) => ask(id)))
  const left = async () =>
    (
      await query(
        server,
        "select from newsletter_subscribers where status = 'unsubscribed' and email like '%@sekiz.example'",
        [],
      )
    ).length
  expect(await left()).toBe(0)
  const answers = await Promise.all(
    last.map(({ id }) =>
      ask(id, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(last.map(() => 200))
  expect(await left()).toBe(100)
  const begun = await query<{ email: string }>(
    server,
    "select email from newsletter_recipients where id = any($1::uuid[]) and state in ('sending', 'sent')",
    [last.map(({ id }) => id)],
  )
  await setSender(sql)
  await until(draft.id, 'sent')
  const got = (await inbox('sekiz.example')).map(({ recipient }) => recipient)
  expect(new Set(got).size).toBe(got.length)
  expect(got).toHaveLength(140 + begun.length)
  const gone = new Set(last.map(({ email }) => email))
  expect(got.filter((email) => gone.has(email)).sort()).toEqual(begun.map(({ email }) => email).sort())
  expect(begun.length).toBeLessThan(50)
  expect(await office.get(draft.id)).toMatchObject({
    sent_count: got.length,
    skipped_count: 100 - begun.length,
    unsubscribes_count: 100,
  })
})

test('cancelled, those who wait are told apart from those who got it', async () => {
  await addSubscribers(sql, 40, 'dort.example')
  await only('dort.example')
  await setSender(sql, { per_second: 20 })
  const draft = await office.write('İptal', oneSource)
  await office.start(draft)
  await eventually('some are sent', async () => (await office.progress(draft.id)).sent >= 3)
  await office.act(draft.id, 'cancel')
  await eventually('nothing is on its way', async () => (await office.progress(draft.id)).sending === 0)
  await setSender(sql)
  const { sent, skipped, total } = await office.progress(draft.id)
  expect(sent + skipped).toBe(total)
  expect(await inbox('dort.example')).toHaveLength(sent)
})

test('a live segment drops who no longer belongs to it and takes who joins it', async () => {
  await addSubscribers(sql, 20, 'bes.example')
  await only('bes.example')
  await setSender(sql, { per_second: 10 })
  const draft = await office.write('Canlı', { ...oneSource, languages: ['tr'] }, html('Canlı'), 'live')
  await office.start(draft)
  await sql("update newsletter_subscribers set language = 'en' where email = 'abone20@bes.example'", [])
  await sql(
    `insert into newsletter_subscribers (email, subscription_source, status, consent_at) values ('yeni@bes.example', 'fair', 'active', now())`,
    [],
  )
  await setSender(sql)
  await until(draft.id, 'sent')
  const got = (await inbox('bes.example')).map(({ recipient }) => recipient)
  expect(got).toContain('yeni@bes.example')
  expect(got).not.toContain('abone20@bes.example')
  expect(got).toHaveLength(20)
})

test('one that was edited elsewhere, is empty, is sent already or names no sender is not started', async () => {
  const draft = await office.write('Taslak', oneSource)
  expect((await office.start({ ...draft, version: 1 })).body).toMatchObject({ code: 'STALE' })
  const stale = await office.call('PUT', `/campaigns/${draft.id}`, { version: 1, draft })
  expect(stale).toMatchObject({ status: 409, body: { code: 'STALE' } })
  const empty = await office.write('Boş', oneSource, '')
  expect((await office.start(empty)).body).toMatchObject({ code: 'CAMPAIGN_EMPTY' })
  await setSender(sql, { mersis: '' })
  expect((await office.start(draft)).body).toMatchObject({
    code: 'SENDER_INCOMPLETE',
    message: 'Gönderen bilgileri eksik: MERSİS numarası. Ayarlardan tamamlayın.',
  })
  await setSender(sql)
  const nobody = await office.write('Kimse', { sources: ['portal'] })
  expect((await office.start(nobody)).body).toMatchObject({ code: 'NO_RECIPIENTS' })
})

test('without the identity of its sender none goes by itself either: at its time, after a pause or as a series', async () => {
  await addSubscribers(sql, 2, 'kimlik.example')
  await only('kimlik.example')
  const draft = await office.write('Zamanlı', oneSource)
  await sql("update newsletter_campaigns set status = 'scheduled', scheduled_at = now() where id = $1", [
    draft.id,
  ])
  const paused = await office.write('Duran', oneSource)
  await sql("update newsletter_campaigns set status = 'paused' where id = $1", [paused.id])
  const template = await office.write('Hoş geldiniz')
  await sql('update newsletter_campaigns set is_template = true where id = $1', [template.id])
  const [subscriber] = await query<{ id: string }>(
    server,
    "select id from newsletter_subscribers where email = 'abone1@kimlik.example'",
    [],
  )
  const greet = () =>
    server.services.actAs({ role: 'system' }, (tx) =>
      sendSeries(tx, server.services, template.id, subscriber?.id ?? ''),
    )
  const missing = 'Gönderen bilgileri eksik: MERSİS numarası. Ayarlardan tamamlayın.'
  await setSender(sql, { mersis: '' })
  await startScheduled(server.services)
  expect(await office.progress(draft.id)).toMatchObject({ status: 'scheduled', total: 0, trouble: missing })
  expect((await office.act(paused.id, 'resume')).body).toMatchObject({ code: 'SENDER_INCOMPLETE' })
  expect(await greet()).toBe(missing)
  await setSender(sql)
  await startScheduled(server.services)
  expect(await greet()).toBeUndefined()
  await until(draft.id, 'sent')
  expect(await office.progress(draft.id)).toMatchObject({ sent: 2, trouble: '' })
  await eventually('the series is sent', async () => (await inbox('kimlik.example')).length === 3)
})

/** A template, and what sends it to one of the domain's subscribers after the other. */
async function series(title: string, domain: string, options?: { mayWait: boolean }) {
  const template = await office.write(title)
  await sql('update newsletter_campaigns set is_template = true where id = $1', [template.id])
  const people = await query<{ id: string }>(
    server,
    'select id from newsletter_subscribers where email like $1 order by email',
    [`%@${domain}`],
  )
  const send = (n: number) =>
    server.services.actAs({ role: 'system' }, (tx) =>
      sendSeries(tx, server.services, template.id, people[n]?.id ?? '', options),
    )
  const idOf = async () => {
    const rows = await query<{ id: string }>(
      server,
      'select id from newsletter_campaigns where template_id = $1',
      [template.id],
    )
    return rows[0]?.id ?? ''
  }
  return { template, send, idOf }
}

test('a series goes on with whoever comes next: it is paused, never cancelled', async () => {
  await addSubscribers(sql, 3, 'seri.example')
  const { send, idOf } = await series('Bitmeyen seri', 'seri.example')
  const got = async () => (await inbox('seri.example')).map(({ recipient }) => recipient)
  expect(await send(0)).toBeUndefined()
  const id = await idOf()
  await until(id, 'sent')
  await sql("update newsletter_campaigns set status = 'paused' where id = $1", [id])
  expect(await send(1)).toBeUndefined()
  expect((await office.act(id, 'cancel')).body).toMatchObject({ code: 'CAMPAIGN_STATE' })
  expect(await office.progress(id)).toMatchObject({ status: 'paused', waiting: 1, sent: 1 })
  await office.act(id, 'resume')
  await until(id, 'sent')
  // One that was cancelled when that was possible still.
  await sql("update newsletter_campaigns set status = 'cancelled' where id = $1", [id])
  expect(await send(2)).toBeUndefined()
  await until(id, 'sent')
  expect((await got()).toSorted()).toEqual([1, 2, 3].map((n) => `abone${n}@seri.example`))
})

test('written anew, a series says so from then on, and the links of mails that have left lead where they led', async () => {
  await addSubscribers(sql, 120, 'uzun.example')
  await only('uzun.example')
  await setSender(sql, { per_second: 3 })
  // As long as it goes, the sender has no pause in which it would read everything again.
  const long = await office.write('Uzun gönderim', oneSource)
  await office.start(long)
  await addSubscribers(sql, 2, 'yeniden.example', true)
  const { template, send, idOf } = await series('Eski metin', 'yeniden.example')
  const mail = async (n: number) => {
    const mails = await eventually('the mail has come', async () => {
      const found = (await inbox('yeniden.example')).filter(({ recipient }) =>
        recipient.startsWith(`abone${n}@`),
      )
      return found.length > 0 && found
    })
    return mails[0]?.letter.html ?? ''
  }
  const leadTo = async (text: string) => {
    const links = [...text.matchAll(/href="([^"]+\/b\/t\/[^"]+)"/g)].map(
      ([, link = '']) => new URL(link).pathname,
    )
    const answers = await Promise.all(
      links.map((link) => fetch(`${server.base}${link}`, { redirect: 'manual' })),
    )
    return answers.map(({ headers }) => headers.get('location'))
  }
  const [lanes, quote, contact] = ['hatlar', 'teklif', 'iletisim'].map(
    (page) => `https://kervan.example/${page}`,
  )
  expect(await send(0)).toBeUndefined()
  const first = await mail(1)
  expect(await leadTo(first)).toEqual([lanes, quote, contact])
  await until(await idOf(), 'sent')
  const draft = {
    ...template,
    content_html: `<h1>Yeni metin</h1><p><a href="https://kervan.example/duyuru">Duyuru</a> <a href="${contact}">Yazın</a> <a href="${lanes}">Hatlar</a></p>`,
  }
  const saved = await office.call('PUT', `/campaigns/${template.id}`, { version: template.version, draft })
  expect(saved.status).toBe(200)
  await setSender(sql, { per_second: 3, mersis: '9876543210987654' })
  expect(await send(1)).toBeUndefined()
  const second = await mail(2)
  expect(second).toContain('Yeni metin')
  expect(second).toContain('9876543210987654')
  expect((await office.get(long.id)).status).toBe('sending')
  expect(await leadTo(second)).toEqual(['https://kervan.example/duyuru', contact, lanes])
  expect(await leadTo(first)).toEqual([lanes, quote, contact])
  await setSender(sql)
  await until(long.id, 'sent')
})

test('a welcome waits for the identity of its sender, says why, and goes by itself once it is there', async () => {
  await addSubscribers(sql, 2, 'bekleyen.example')
  const { send, idOf } = await series('Bekleyen seri', 'bekleyen.example', { mayWait: true })
  const missing = 'Gönderen bilgileri eksik: MERSİS numarası. Ayarlardan tamamlayın.'
  await setSender(sql, { mersis: '' })
  expect([await send(0), await send(1)]).toEqual([undefined, undefined])
  await startScheduled(server.services)
  const id = await idOf()
  expect(await office.progress(id)).toMatchObject({ status: 'paused', waiting: 2, trouble: missing })
  await setSender(sql)
  await startScheduled(server.services)
  await until(id, 'sent')
  expect(await inbox('bekleyen.example')).toHaveLength(2)
  expect(await office.progress(id)).toMatchObject({ trouble: '' })
})

test('nor does anybody join a welcome that is being sent while its sender is unknown', async () => {
  await addSubscribers(sql, 2, 'katilan.example')
  const { template, send, idOf } = await series('Katılınan seri', 'katilan.example')
  const [, second] = await query<{ id: string }>(
    server,
    'select id from newsletter_subscribers where email like $1 order by email',
    ['%@katilan.example'],
  )
  expect(await send(0)).toBeUndefined()
  const id = await idOf()
  await until(id, 'sent')
  await setSender(sql, { mersis: '' })
  await server.services.actAs({ role: 'system' }, async (tx) => {
    await tx.asSystem("update newsletter_campaigns set status = 'sending' where id = $1", [id])
    await sendSeries(tx, server.services, template.id, second?.id ?? '', { mayWait: true })
  })
  expect(await office.progress(id)).toMatchObject({ status: 'paused', sent: 1, waiting: 1 })
  expect(await inbox('katilan.example')).toHaveLength(1)
  await setSender(sql)
  await startScheduled(server.services)
  await until(id, 'sent')
  expect(await inbox('katilan.example')).toHaveLength(2)
})

test('a template that welcomes is neither deleted nor emptied; a welcome whose template is gone all the same is none', async () => {
  const template = await office.write('Karşılama')
  await sql('update newsletter_campaigns set is_template = true where id = $1', [template.id])
  const remove = () => office.call('DELETE', `/campaigns/${template.id}`)
  await setSender(sql, { welcome_template_id: template.id })
  expect((await remove()).body).toMatchObject({
    code: 'TEMPLATE_IN_USE',
    message: expect.stringContaining('bülten ayarlarındaki hoş geldiniz e-postası'),
  })
  const written = await office.get(template.id)
  const emptied = await office.call('PUT', `/campaigns/${template.id}`, {
    version: written.version,
    draft: { ...written, document: null, content_html: '<script></script>' },
  })
  expect(emptied).toMatchObject({ status: 409, body: { code: 'TEMPLATE_IN_USE' } })
  await sql('delete from newsletter_campaigns where id = $1', [template.id])
  const settings = () => office.call<{ settings: object; version: number }>('GET', '/settings')
  const { body } = await settings()
  expect(body).toMatchObject({ settings: { welcome_template_id: null } })
  const admin = await server.signIn('admin')
  const saved = await server.call('PUT', '/newsletter/settings', { as: admin, body })
  expect(saved.status).toBe(200)
  await setSender(sql)
})

test('nobody types a series: it comes of its template', async () => {
  const made = await office.call('POST', '/campaigns', { title: 'x', subject: 'x', campaign_type: 'series' })
  expect(made.status).toBe(400)
})

test('HTML that could run or lead astray is cleaned when it is saved and in the mail', async () => {
  const hostile = `<p onclick="x()">Merhaba</p><script>alert(1)</script><img src=x onerror=alert(1)><iframe src="https://a.example"></iframe>
    <form action="https://a.example"><input></form><meta http-equiv="refresh" content="0;url=https://a.example"><base href="https://a.example">
    <style>@import "https://a.example/x.css"</style><a href="javascript:alert(1)">a</a><a href="data:text/html,x">b</a>
    <div style="background:url(https://a.example/x.png);color:red">c</div>`
  const draft = await office.write('Zararlı', oneSource, hostile)
  const preview = await office.call<{ html: string }>('POST', `/campaigns/${draft.id}/preview`, {})
  for (const text of [draft.content_html, preview.body.html]) {
    expect(text).toContain('Merhaba')
    expect(text).not.toMatch(
      /<script|onerror|onclick|<iframe|<form|http-equiv="?refresh|<base|@import|javascript:|data:|url\(/i,
    )
  }
})

test('opens and clicks count once per person, machines apart, and nothing of who did not agree', async () => {
  await addSubscribers(sql, 3, 'alti.example', true)
  await only('alti.example')
  await sql("update newsletter_subscribers set measuring = false where email = 'abone3@alti.example'", [])
  const draft = await office.write('Ölçüm', oneSource)
  await office.start(draft)
  await until(draft.id, 'sent')
  const rows = await query<{ id: string; email: string }>(
    server,
    "update newsletter_recipients set sent_at = now() - interval '1 hour' where campaign_id = $1 returning id, email",
    [draft.id],
  )
  const linksOf = (n: number) =>
    server.services.newsletterLinks.mailLinks(
      rows.find(({ email }) => email === `abone${n}@alti.example`)?.id ?? '',
    )
  /** As a mail program shows it: the pictures of our own site that its HTML holds. */
  const mails = await inbox('alti.example')
  const picturesOf = (n: number) =>
    mails
      .filter(({ recipient }) => recipient === `abone${n}@alti.example`)
      .flatMap(({ letter }) => [...letter.html.matchAll(/<img src="([^"]+)"/g)].map(([, src = '']) => src))
  expect([1, 2, 3].map((n) => picturesOf(n).length)).toEqual([1, 1, 0])
  const ask = (link: string, agent: string, method = 'GET') =>
    fetch(`${server.base}${new URL(link).pathname}`, {
      method,
      redirect: 'manual',
      headers: { 'user-agent': agent },
    })
  const person = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
  for (const picture of [...picturesOf(1), ...picturesOf(1)]) {
    const shown = await ask(picture, person)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/gif'])
  }
  for (const picture of picturesOf(2)) await ask(picture, 'GoogleImageProxy')
  // Who did not agree has none; also the address that it would have counts nothing.
  await ask(linksOf(3).open, person)
  const clicked = await ask(linksOf(1).click(0), person)
  expect([clicked.status, clicked.headers.get('location')]).toEqual([302, 'https://kervan.example/hatlar'])
  await ask(linksOf(2).click(1), person, 'HEAD')
  expect((await ask(linksOf(1).click(99), person)).status).toBe(404)
  expect((await ask(`${linksOf(1).open.slice(0, -3)}AAA`, person)).status).toBe(200)
  const report = await eventually('all is noted', async () => {
    const { body } = await office.call<CampaignReport>('GET', `/campaigns/${draft.id}/report`)
    return body.machine_opens + body.machine_clicks === 2 && body.clicks === 1 && body
  })
  expect(report).toMatchObject({
    recipients: 3,
    sent: 3,
    measured: 2,
    opens: 1,
    clicks: 1,
    machine_opens: 1,
    machine_clicks: 1,
    // Whether the second has looked at what the provider fetched nobody knows; the head of a link was no click of theirs.
    unsure_opens: 1,
    unsure_clicks: 0,
  })
  // An hour at least, every five minutes of it, whether anything happened or not.
  expect(report.timeline).toHaveLength(13)
  expect(report.timeline.reduce((sum, { opens }) => sum + opens, 0)).toBe(1)
  expect(report.links.map(({ clicks, machine_clicks }) => [clicks, machine_clicks])).toEqual([
    [1, 0],
    [0, 1],
    [0, 0],
  ])
  expect((await fetch(`${server.base}/bulten/goster${new URL(linksOf(1).webView).search}`)).status).toBe(200)
})

test('a scanner that opens a mail and follows its links at once is taken back from every figure; what the person did before stays', async () => {
  await addSubscribers(sql, 2, 'tarayan.example', true)
  await only('tarayan.example')
  const draft = await office.write('Tarayıcı', oneSource)
  await office.start(draft)
  await until(draft.id, 'sent')
  const rows = await query<{ id: string }>(
    server,
    "update newsletter_recipients set sent_at = now() - interval '1 hour' where campaign_id = $1 returning id",
    [draft.id],
  )
  const [scanned, read] = rows.map(({ id }) => server.services.newsletterLinks.mailLinks(id))
  if (!scanned || !read) throw new Error('Two were sent.')
  const ask = (link: string) =>
    fetch(`${server.base}${new URL(link).pathname}`, {
      redirect: 'manual',
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36' },
    })
  const reported = (machines: number) =>
    eventually('all is noted', async () => {
      const { body } = await office.call<CampaignReport>('GET', `/campaigns/${draft.id}/report`)
      return body.machine_opens + body.machine_clicks === machines && body
    })
  const engagedOf = () =>
    query<{ opens: number; clicks: number; engaged: boolean }>(
      server,
      `select email_open_count as opens, email_click_count as clicks, last_engaged_at is not null as engaged
       from newsletter_subscribers s join newsletter_recipients r on r.subscriber_id = s.id where r.campaign_id = $1
       order by r.id = $2`,
      [draft.id, rows[1]?.id],
    )
  // A minute ago, as a person does.
  await ask(read.click(0))
  await eventually('it is noted', async () => (await office.get(draft.id)).clicks_count === 1)
  for (const change of [
    "update newsletter_hits set at = at - interval '1 minute' where campaign_id = $1",
    "update newsletter_recipients set opened_at = opened_at - interval '1 minute', clicked_at = clicked_at - interval '1 minute' where campaign_id = $1",
  ])
    await sql(change, [draft.id])
  await ask(scanned.open)
  await Promise.all([scanned, read].flatMap(({ click }) => [0, 1, 2].map((place) => ask(click(place)))))
  const report = await reported(7)
  expect(report).toMatchObject({ opens: 1, clicks: 1, machine_opens: 1, machine_clicks: 6 })
  expect(await office.get(draft.id)).toMatchObject({ opens_count: 1, clicks_count: 1 })
  expect(await engagedOf()).toEqual([
    { opens: 0, clicks: 0, engaged: false },
    { opens: 1, clicks: 1, engaged: true },
  ])
})

test('in whichever way somebody leaves, nothing is counted of them any more, and what was counted stays', async () => {
  await addSubscribers(sql, 6, 'ayrilan.example', true)
  await sql(
    "update newsletter_subscribers set measuring_at = now() - interval '1 day', measuring_version = 'bulten-2026-01' where email like '%@ayrilan.example'",
    [],
  )
  await only('ayrilan.example')
  const draft = await office.write('Ayrılanlar', oneSource)
  await office.start(draft)
  await until(draft.id, 'sent')
  const rows = await query<{ id: string; email: string; subscriber_id: string }>(
    server,
    "update newsletter_recipients set sent_at = now() - interval '1 hour' where campaign_id = $1 returning id, email, subscriber_id",
    [draft.id],
  )
  const [leaves, refuses, isEnded, complains, bounces, stays] = rows.toSorted((a, b) =>
    a.email.localeCompare(b.email),
  )
  const token = server.services.newsletterLinks
    .mailLinks(leaves?.id ?? '')
    .unsubscribe.replace(/.*token=/, '')
  const hit = (recipientId = '', position: number | null = null) =>
    noteHit(server.services, {
      recipientId,
      kind: position === null ? 'open' : 'click',
      position,
      method: 'GET',
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36',
      purpose: '',
    })
  const reported = async () =>
    (await office.call<CampaignReport>('GET', `/campaigns/${draft.id}/report`)).body
  for (const { id } of rows) await hit(id)
  const before = await reported()
  expect(before).toMatchObject({ measured: 6, opens: 6, clicks: 0 })

  const oneClick = await fetch(`${server.base}/bulten/ayril?token=${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(oneClick.status).toBe(200)
  const { noteCampaignMail } = server.services.inboundMail
  await server.services.actAs({ role: 'system' }, async (tx) => {
    const refusal = { email: refuses?.email ?? '', source: 'HS_KARAR', at: new Date(), note: '' } as const
    await takeRefusal(tx, server.services, refusal)
    await noteCampaignMail(tx, complains?.id ?? '', { reason: '', isComplaint: true })
    await noteCampaignMail(tx, bounces?.id ?? '', { reason: '550 5.1.1 user unknown', isComplaint: false })
  })
  await office.call('POST', `/subscribers/${isEnded?.subscriber_id}/unsubscribe`, {})
  // A page that was open before does not bring it back.
  const preferences = await server.call('PUT', '/newsletter/preferences', {
    body: {
      ...{ token, name: 'Elif', language: 'tr', measuring: true, text_version: 'bulten-2026-01' },
    },
  })
  expect(preferences).toMatchObject({ status: 200, body: { name: 'Elif', measuring: false } })

  for (const { id } of rows) await hit(id, 0)
  const after = await reported()
  // Of those whose mail came back, the opens stay and the mail does not.
  expect(after).toMatchObject({ recipients: 6, sent: 6, measured: 5, opens: 6, clicks: 1, unsubscribes: 1 })
  const opensOver = ({ timeline }: CampaignReport) => timeline.map(({ opens }) => opens)
  expect(opensOver(after)).toEqual(opensOver(before))
  const states = await query<{ status: string; measuring: boolean; is_now: boolean; version: string }>(
    server,
    `select status, measuring, measuring_at > now() - interval '1 hour' as is_now, measuring_version as version
     from newsletter_subscribers where email like '%@ayrilan.example' order by email`,
    [],
  )
  const ended = { measuring: false, is_now: true, version: 'bulten-2026-01' }
  expect(states).toEqual([
    ...['unsubscribed', 'unsubscribed', 'unsubscribed', 'complained', 'bounced'].map((status) => ({
      status,
      ...ended,
    })),
    { status: 'active', measuring: true, is_now: false, version: 'bulten-2026-01' },
  ])
  expect(
    await query(server, 'select recipient_id from newsletter_hits where campaign_id = $1 and kind = $2', [
      draft.id,
      'click',
    ]),
  ).toEqual([{ recipient_id: stays?.id }])
})

/** A campaign that so many have got, and the rows of these in the order of their addresses. */
async function sentTo(count: number, domain: string, title: string) {
  await addSubscribers(sql, count, domain)
  await only(domain)
  const draft = await office.write(title, oneSource)
  await office.start(draft)
  await until(draft.id, 'sent')
  const rows = await query<{ id: string }>(
    server,
    'select id from newsletter_recipients where campaign_id = $1 order by email',
    [draft.id],
  )
  return { draft, rows }
}

test('a mail that comes back or is called unwanted ends the subscription', async () => {
  const { draft, rows } = await sentTo(4, 'yedi.example', 'Geri dönen')
  // Two were refused when they were handed over, and the address of one of these is unknown.
  await sql(
    "update newsletter_recipients set state = 'failed', sent_at = null where campaign_id = $1 and email ~ 'abone[34]@'",
    [draft.id],
  )
  await server.services.actAs({ role: 'system' }, (tx) => tx.asSystem(recount, [draft.id]))
  const { noteCampaignMail } = server.services.inboundMail
  await server.services.actAs({ role: 'system' }, async (tx) => {
    expect(
      await noteCampaignMail(tx, rows[0]?.id ?? '', { reason: '550 5.1.1 user unknown', isComplaint: false }),
    ).toBe(true)
    expect(await noteCampaignMail(tx, rows[1]?.id ?? '', { reason: '', isComplaint: true })).toBe(true)
    await noteBounced(tx, server.services, rows[2]?.id ?? '', '550 5.1.1 user unknown')
  })
  const { body } = await office.call<CampaignReport>('GET', `/campaigns/${draft.id}/report`)
  expect(body).toMatchObject({ recipients: 4, sent: 2, refused: 2, delivered: 1, bounces: 1, complaints: 1 })
  expect(await office.get(draft.id)).toMatchObject({ sent_count: 2, failed_count: 2 })
  const states = await query<{ status: string }>(
    server,
    "select status from newsletter_subscribers where email like '%@yedi.example' order by email",
    [],
  )
  expect(states.map(({ status }) => status)).toEqual(['bounced', 'complained', 'bounced', 'active'])
  expect(
    await query(server, "select from newsletter_suppressions where email like '%@yedi.example'", []),
  ).toHaveLength(3)
})

test('what has come back was sent all the same: campaign, progress and report say so at once, and as a recount would', async () => {
  const { draft, rows } = await sentTo(5, 'dokuz.example', 'Dönenler')
  // One is on its way, one was refused; the others were taken.
  await sql(
    `update newsletter_recipients set measured = true, sent_at = case when email ~ 'abone[23]@' then null else sent_at end,
       state = case when email ~ 'abone2@' then 'sending' when email ~ 'abone3@' then 'failed' else 'sent' end where campaign_id = $1`,
    [draft.id],
  )
  const asSystem = server.services.actAs
  const counted = async () => {
    const [stored] = await query<{ sent: number; skipped: number; failed: number; measured: number }>(
      server,
      `select sent_count as sent, skipped_count as skipped, failed_count as failed, measured_count as measured
       from newsletter_campaigns where id = $1`,
      [draft.id],
    )
    return stored
  }
  const again = () => asSystem({ role: 'system' }, (tx) => tx.asSystem(recount, [draft.id]))
  await again()
  expect(await counted()).toEqual({ sent: 3, skipped: 0, failed: 1, measured: 3 })
  const figures = [
    { sent: 3, skipped: 0, failed: 1, measured: 2 },
    { sent: 4, skipped: 0, failed: 1, measured: 2 },
    { sent: 4, skipped: 0, failed: 1, measured: 2 },
  ]
  for (const [at, expected] of figures.entries()) {
    await asSystem({ role: 'system' }, (tx) =>
      noteBounced(tx, server.services, rows[at]?.id ?? '', '550 5.1.1 user unknown'),
    )
    expect(await counted()).toEqual(expected)
    await again()
    expect(await counted()).toEqual(expected)
  }
  const { total, waiting, sending, sent, bounces, skipped, failed } = await office.progress(draft.id)
  expect({ sent, bounces, failed }).toEqual({ sent: 4, bounces: 2, failed: 1 })
  expect(waiting + sending + sent + skipped + failed).toBe(total)
  const { body } = await office.call<CampaignReport>('GET', `/campaigns/${draft.id}/report`)
  expect(body).toMatchObject({ recipients: 5, sent: 4, delivered: 2, bounces: 2, refused: 1 })
})
