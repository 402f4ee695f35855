/** What staff do with subscribers: each consent has its proof, refusals stay, and files say the same after both ways. */

import { neutralised } from '@kervan/domain/lists/formula-safe-text.ts'
import type { RegistryEntry } from '@kervan/domain/newsletter/consent-registry.contract.ts'
import {
  guessSubscriberColumns,
  type SubscriberMeanings,
} from '@kervan/domain/newsletter/imported-subscriber.ts'
import type {
  ImportedRow,
  NewsletterCards,
  Subscriber,
  SubscriberDetail,
  SubscriberImport,
} from '@kervan/domain/newsletter/subscribers.contract.ts'
import type { Task } from '@kervan/domain/tasks/tasks.contract.ts'
import { expect, test } from 'vitest'
import {
  createConsentRegister,
  type RegisterPage,
} from '#features/newsletter/subscribers/consent-register.ts'
import { fetchRefusals } from '#features/newsletter/subscribers/fetch-refusals.jobs.ts'
import { openConsentRegister } from '#testing/consent-register.ts'
import { eventually } from '#testing/eventually.ts'
import { downloadFile } from '#testing/list-exports.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { freshAddress, query } from '#testing/sign-in.ts'

const server = await sharedServer()
const staff = await server.signIn('staff')
const call = <Body>(method: string, path: string, body?: unknown) =>
  server.call<Body>(method, `/newsletter${path}`, { as: staff, ...(body === undefined ? {} : { body }) })
const proof = { source: 'HS_ISLAK_IMZA', at: '2026-03-02T09:00:00.000Z', note: 'Fuar formu 114' }

async function bring(kind: string, lines: string[], columns?: SubscriberMeanings): Promise<ImportedRow[]> {
  const answer = await server.fetch(`/api/newsletter/imports?kind=${kind}`, {
    as: staff,
    method: 'POST',
    headers: { 'content-type': 'text/csv', 'x-file-name': 'aboneler.csv' },
    body: lines.join('\r\n'),
  })
  expect(answer.status).toBe(201)
  const { id } = (await answer.json()) as { id: string }
  const { body: brought } = await call<SubscriberImport>('GET', `/imports/${id}`)
  expect(brought.state).toBe('ready')
  const meanings = columns ?? guessSubscriberColumns(brought.heads, brought.kind)
  expect((await call('POST', `/imports/${id}/start`, { meanings })).status).toBe(200)
  await eventually(
    'all rows are worked on',
    async () => (await call<SubscriberImport>('GET', `/imports/${id}`)).body.state === 'done',
  )
  return (await call<{ items: ImportedRow[] }>('GET', `/imports/${id}/rows`)).body.items
}

test('nobody is added without a proof, but a merchant; the proof is kept and due in the register', async () => {
  const email = freshAddress()
  const add = (more: object) =>
    call<SubscriberDetail & { code?: string }>('POST', '/subscribers', { email, ...more })
  expect((await add({ consent: null })).body).toMatchObject({ code: 'CONSENT_MISSING' })
  const { body, status } = await add({ consent: proof, name: 'Elif Er' })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    email,
    status: 'active',
    consents: [{ answer: 'ONAY', note: 'Fuar formu 114' }],
  })
  expect((await add({ consent: proof })).body).toMatchObject({ code: 'ALREADY_ACTIVE' })
  const merchant = await call<SubscriberDetail>('POST', '/subscribers', {
    email: freshAddress(),
    recipient_type: 'TACIR',
    consent: null,
  })
  expect(merchant.body).toMatchObject({ status: 'active', consents: [] })
  const gone = await call<SubscriberDetail>('POST', `/subscribers/${body.id}/unsubscribe`, {
    note: 'Telefonla',
  })
  expect(gone.body).toMatchObject({
    status: 'unsubscribed',
    consents: [{ answer: 'RET' }, { answer: 'ONAY' }],
  })
  expect((await add({ consent: proof })).body).toMatchObject({ code: 'CONSENT_OLD' })
  const older =
    "update newsletter_consents set text_version = 'bulten-2019-01' where email = $1 and answer = 'ONAY'"
  await query(server, older, [email])
  const { body: registry } = await call<{ items: RegistryEntry[] }>('GET', '/registry?sort=-created&limit=10')
  const own = registry.items.filter(({ recipient }) => recipient === email)
  expect(own.map(({ status, type, text_version }) => [status, type, text_version])).toEqual([
    ['RET', 'EPOSTA', ''],
    ['ONAY', 'EPOSTA', 'bulten-2019-01'],
  ])
  expect(own[1]?.consent_date).toBe('2026-03-02 12:00:00')
  await call('POST', '/registry/loaded', { ids: own.map(({ id }) => id) })
  const [row] = await query<{ open: number }>(
    server,
    'select count(*)::int as open from newsletter_consents where email = $1 and registry_loaded_at is null',
    [email],
  )
  expect(row?.open).toBe(0)
})

test('the register is sorted by the time of each consent, whenever it was recorded', async () => {
  const email = freshAddress()
  const times = ['2001-03-05', '2001-03-03', '2001-03-04']
  for (const at of times)
    await query(
      server,
      `insert into newsletter_consents (email, answer, source, recipient_type, at, registry_due_at)
       values ($1, 'ONAY', 'HS_WEB', 'BIREYSEL', $2::timestamptz, now())`,
      [email, `${at}T12:00:00+03:00`],
    )
  const sorted = async (sort: string) => {
    const { body } = await call<{ items: RegistryEntry[] }>('GET', `/registry?sort=${sort}&limit=100`)
    return body.items
      .filter(({ recipient }) => recipient === email)
      .map(({ consent_date }) => consent_date.slice(0, 10))
  }
  expect(await sorted('date')).toEqual(times.toSorted())
  expect(await sorted('-date')).toEqual(times.toSorted().reverse())
})

test('a file adds who has a proof and says of each other row what is wrong', async () => {
  const [good, known, refused, merchant] = [freshAddress(), freshAddress(), freshAddress(), freshAddress()]
  await bring('refusals', ['E-posta', refused])
  await call('POST', '/subscribers', { email: known, consent: proof })
  const rows = await bring('subscribers', [
    'E-posta;Ad Soyad;Onay tarihi;Onay kaynağı;Kanıt;Alıcı türü',
    `${good.toUpperCase()};Çiğdem Öz;05.03.2026 10:15;HS_ETKINLIK;Fuar formu 7;Bireysel`,
    `${known};;2026-03-05;HS_ETKINLIK;Form;`,
    `bozuk;;2026-03-05;HS_ETKINLIK;Form;`,
    `${freshAddress()};Kanıtsız;;;;Bireysel`,
    `${freshAddress()};Tarih;31.02.2026;HS_WEB;Form;`,
    `${freshAddress()};Kaynak;2026-03-05;HS_X;Form;`,
    `${refused};Reddetmiş;2026-03-05;HS_WEB;Form;`,
    `${merchant};Tacir;;;;Tacir`,
  ])
  expect(rows.map(({ outcome, problem }) => [outcome, problem])).toEqual([
    ['added', ''],
    ['known', ''],
    ['wrong', 'E-posta adresi geçersiz.'],
    ['wrong', 'Onayın kanıtı yok: onay tarihi, kaynağı ve kanıt notu gerekir.'],
    ['wrong', 'Onay tarihi okunamadı. 2026-03-05 veya 05.03.2026 biçiminde yazın.'],
    ['wrong', 'Onay kaynağı tanınmıyor. Örnek: HS_WEB, HS_ISLAK_IMZA.'],
    ['wrong', 'Bu adres, dosyadaki onaydan sonra reddetmiş.'],
    ['added', ''],
  ])
  const [added] = await query<{ at: Date; status: string }>(
    server,
    'select c.at, s.status from newsletter_subscribers s join newsletter_consents c on c.subscriber_id = s.id where s.email = $1',
    [good],
  )
  expect([added?.at.toISOString(), added?.status]).toEqual(['2026-03-05T07:15:00.000Z', 'active'])
})

test('a file of refusals takes every address, whatever it says of date and source', async () => {
  const emails = Array.from({ length: 4 }, () => freshAddress())
  const [first, second, third] = emails
  const began = Date.now()
  const rows = await bring('refusals', [
    'E-posta;Ret tarihi;Ret kaynağı',
    `${first};1.3.26;`,
    `${second};19.11.2024;Telefonla`,
    `${third};25.12.2099;İYS`,
    `${emails[3]};19.11.2024 9:00;web sitesi`,
  ])
  expect(rows.map(({ outcome, problem }) => [outcome, problem])).toEqual(emails.map(() => ['added', '']))
  const kept = await query<{ source: string; at: Date }>(
    server,
    'select source, at from newsletter_consents where email = any($1) order by array_position($1, email)',
    [emails],
  )
  expect(kept.map(({ source }) => source)).toEqual(['HS_KARAR', 'HS_KARAR', 'IYS', 'HS_WEB'])
  const [unread, day, future, moment] = kept.map(({ at }) => at)
  for (const at of [unread, future]) {
    expect(at?.getTime()).toBeGreaterThanOrEqual(began)
    expect(at?.getTime()).toBeLessThanOrEqual(Date.now())
  }
  expect([day?.toISOString(), moment?.toISOString()]).toEqual([
    '2024-11-19T20:59:59.000Z',
    '2024-11-19T06:00:00.000Z',
  ])
})

test('a consent does not beat a refusal of later the same day, nor one of an unknown hour', async () => {
  const [later, sameDay] = [freshAddress(), freshAddress()]
  await bring('refusals', ['E-posta;Ret tarihi', `${later};19.11.2024 11:00`, `${sameDay};19.11.2024`])
  const rows = await bring('subscribers', [
    'E-posta;Onay tarihi;Onay kaynağı;Kanıt',
    `${later};19.11.2024 9:00;HS_ETKINLIK;Form`,
    `${later};19.11.2024;HS_ETKINLIK;Form`,
    `${sameDay};19.11.2024 18:00;HS_ETKINLIK;Form`,
    `${sameDay};19.11.2024;HS_ETKINLIK;Form`,
    `${later};19.11.2024 11:01;Islak imza;Form`,
    `${sameDay};20.11.2024;ISLAK İMZA;Form`,
  ])
  const refused = ['wrong', 'Bu adres, dosyadaki onaydan sonra reddetmiş.']
  expect(rows.map(({ outcome, problem }) => [outcome, problem])).toEqual([
    ...[refused, refused, refused, refused],
    ['added', ''],
    ['added', ''],
  ])
})

test('no consent is dated in the future, by whomever it is brought', async () => {
  const email = freshAddress()
  const at = new Date(Date.now() + 3_600_000).toISOString()
  const answer = await call('POST', '/subscribers', { email, consent: { ...proof, at } })
  expect(answer).toMatchObject({
    status: 422,
    body: { code: 'CONSENT_FUTURE', message: 'Onay tarihi ileride olamaz.' },
  })
  const merchant = { email, recipient_type: 'TACIR', consent: { ...proof, at } }
  expect((await call('POST', '/subscribers', merchant)).body).toMatchObject({ code: 'CONSENT_FUTURE' })
  expect(
    await bring('subscribers', ['E-posta;Onay tarihi;Onay kaynağı;Kanıt', `${email};25.12.2099;HS_WEB;Form`]),
  ).toMatchObject([{ outcome: 'wrong', problem: 'Onay tarihi ileride olamaz.' }])
  expect(await query(server, 'select from newsletter_subscribers where email = $1', [email])).toEqual([])
})

test('a proof of somebody who receives already is kept, once, and is not told to the register again', async () => {
  const [known, merchant] = [freshAddress(), freshAddress()]
  await call('POST', '/subscribers', { email: known, consent: proof })
  await call('POST', '/subscribers', { email: merchant, recipient_type: 'TACIR', consent: null })
  const lines = [
    'E-posta;Onay tarihi;Onay kaynağı;Kanıt',
    ...[known, merchant].map((email) => `${email};2026-03-05;HS_ETKINLIK;Form 12`),
  ]
  const outcomes = async () => (await bring('subscribers', lines)).map(({ outcome }) => outcome)
  expect(await outcomes()).toEqual(['known', 'changed'])
  expect(await outcomes()).toEqual(['known', 'known'])
  const proofs = (email: string) =>
    query(
      server,
      `select c.note, c.recipient_type, c.registry_due_at is not null as is_told, s.consent_at is not null as agrees
       from newsletter_consents c join newsletter_subscribers s on s.id = c.subscriber_id where c.email = $1 order by c.id`,
      [email],
    )
  const kept = { note: 'Form 12', agrees: true }
  expect(await proofs(known)).toEqual([
    { ...kept, note: 'Fuar formu 114', recipient_type: 'BIREYSEL', is_told: true },
    { ...kept, recipient_type: 'BIREYSEL', is_told: false },
  ])
  expect(await proofs(merchant)).toEqual([{ ...kept, recipient_type: 'TACIR', is_told: true }])
  const byHand = { email: known, consent: { ...proof, note: 'Fuar formu 115' } }
  expect((await call('POST', '/subscribers', byHand)).status).toBe(201)
  expect((await call('POST', '/subscribers', byHand)).body).toMatchObject({ code: 'ALREADY_ACTIVE' })
  expect((await proofs(known)).slice(2)).toEqual([
    { ...kept, note: 'Fuar formu 115', recipient_type: 'BIREYSEL', is_told: false },
  ])
})

test('a refusal is never the first word of an address that the register hears', async () => {
  const email = freshAddress()
  const { body: merchant } = await call<SubscriberDetail>('POST', '/subscribers', {
    email,
    recipient_type: 'TACIR',
    consent: null,
  })
  const before = (await call<NewsletterCards>('GET', '/cards')).body.registry_open
  const refuse = () => call<SubscriberDetail>('POST', `/subscribers/${merchant.id}/unsubscribe`, {})
  expect((await refuse()).body).toMatchObject({
    status: 'unsubscribed',
    consents: [{ answer: 'RET', registry_due_at: null }],
  })
  const told = async () => {
    const { body } = await call<{ items: RegistryEntry[] }>('GET', '/registry?sort=-created&limit=20')
    return body.items.filter(({ recipient }) => recipient === email).map(({ status }) => status)
  }
  expect(await told()).toEqual([])
  expect((await call<NewsletterCards>('GET', '/cards')).body.registry_open).toBe(before)
  const again = { ...proof, at: new Date().toISOString() }
  expect((await call('POST', '/subscribers', { email, consent: again })).status).toBe(201)
  await refuse()
  expect(await told()).toEqual(['RET', 'ONAY'])
})

test('another kind of recipient is told to the register with what was agreed last', async () => {
  const email = freshAddress()
  const { body } = await call<SubscriberDetail>('POST', '/subscribers', { email, consent: proof })
  const change = (recipient_type: string) =>
    call<SubscriberDetail>('PUT', `/subscribers/${body.id}`, { name: 'Elif', language: 'en', recipient_type })
  expect((await change('BIREYSEL')).body).toMatchObject({ name: 'Elif', consents: [{ answer: 'ONAY' }] })
  expect((await change('TACIR')).body.consents).toHaveLength(2)
  const { body: registry } = await call<{ items: RegistryEntry[] }>('GET', '/registry?sort=-created&limit=10')
  const own = registry.items.filter(({ recipient }) => recipient === email)
  expect(
    own.map(({ status, recipient_type, consent_date }) => [status, recipient_type, consent_date]),
  ).toEqual([
    ['ONAY', 'TACIR', '2026-03-02 12:00:00'],
    ['ONAY', 'BIREYSEL', '2026-03-02 12:00:00'],
  ])
})

test('the office bars an address and lifts it; whose mails came back is active again, who refused stays barred', async () => {
  const email = freshAddress()
  const { body } = await call<SubscriberDetail>('POST', '/subscribers', { email, consent: proof })
  const now = async () => (await call<SubscriberDetail>('GET', `/subscribers/${body.id}`)).body
  await call('POST', '/suppressions', { email, note: 'Kendisi istedi' })
  const barred = await now()
  expect(barred).toMatchObject({ status: 'active', suppression: 'manual' })
  expect((await call('DELETE', `/suppressions/${barred.suppression_id}`)).status).toBe(200)
  expect(await now()).toMatchObject({ status: 'active', suppression: null, suppression_id: null })
  const bounce = "update newsletter_subscribers set status = 'bounced' where email = $1"
  const suppress = 'insert into newsletter_suppressions (email, reason) values ($1, $2) returning id'
  await query(server, bounce, [email])
  const [returned] = await query<{ id: string }>(server, suppress, [email, 'bounced'])
  expect((await call('DELETE', `/suppressions/${returned?.id}`)).status).toBe(200)
  expect(await now()).toMatchObject({ status: 'active', suppression: null })
  const [refused] = await query<{ id: string }>(server, suppress, [email, 'refused'])
  expect((await call('DELETE', `/suppressions/${refused?.id}`)).body).toMatchObject({
    code: 'SUPPRESSION_STAYS',
  })
})

test('a refusal takes the place of a bar that may be lifted, and is not replaced itself', async () => {
  const email = freshAddress()
  const reason = async () => {
    const rows = await query<{ id: string; reason: string; note: string }>(
      server,
      'select id, reason, note from newsletter_suppressions where email = $1',
      [email],
    )
    expect(rows).toHaveLength(1)
    return rows[0]
  }
  await call('POST', '/suppressions', { email, note: 'Rakip firma' })
  const barred = await reason()
  expect(barred).toMatchObject({ reason: 'manual', note: 'Rakip firma' })
  expect(await bring('refusals', ['E-posta', email])).toMatchObject([{ outcome: 'added' }])
  expect(await reason()).toMatchObject({ id: barred?.id, reason: 'refused' })
  expect((await call('DELETE', `/suppressions/${barred?.id}`)).body).toMatchObject({
    code: 'SUPPRESSION_STAYS',
  })
  await call('POST', '/suppressions', { email, note: 'Yine biz' })
  expect(await bring('refusals', ['E-posta', email])).toMatchObject([{ outcome: 'known' }])
  expect((await reason())?.reason).toBe('refused')
  await query(server, "update newsletter_suppressions set reason = 'manual' where email = $1", [email])
  expect((await call('DELETE', `/suppressions/${barred?.id}`)).status).toBe(200)
  expect((await call('DELETE', `/suppressions/${barred?.id}`)).status).toBe(404)
})

test('who had refused before we knew them is added with a newer consent, and with no older one', async () => {
  const email = freshAddress()
  const refuse = (day: string) => bring('refusals', ['E-posta;Ret tarihi', `${email};${day}`])
  const add = (at: string) =>
    call<{ code?: string; status?: string }>('POST', '/subscribers', { email, consent: { ...proof, at } })
  expect(await refuse('05.03.2026')).toMatchObject([{ outcome: 'added' }])
  expect((await add('2026-03-04T09:00:00.000Z')).body).toMatchObject({ code: 'CONSENT_OLD' })
  expect(await refuse('10.03.2026')).toMatchObject([{ outcome: 'known' }])
  expect((await add('2026-03-07T09:00:00.000Z')).body).toMatchObject({ code: 'CONSENT_OLD' })
  expect((await add('2026-03-12T09:00:00.000Z')).body).toMatchObject({ status: 'active', suppression: null })
  // What the register never had of it was a refusal that it would not have taken.
  const told = await query(
    server,
    'select answer from newsletter_consents where email = $1 and registry_due_at is not null',
    [email],
  )
  expect(told).toEqual([{ answer: 'ONAY' }])
})

test('who refuses again is not brought back by a consent from between', async () => {
  const email = freshAddress()
  const { body } = await call<SubscriberDetail>('POST', '/subscribers', { email, consent: proof })
  const refuse = (day: string) => bring('refusals', ['E-posta;Ret tarihi', `${email};${day}`])
  expect(await refuse('05.03.2026')).toMatchObject([{ outcome: 'changed' }])
  expect(await refuse('10.03.2026')).toMatchObject([{ outcome: 'known' }])
  expect(await refuse('10.03.2026')).toMatchObject([{ outcome: 'known' }])
  const between = { ...proof, at: '2026-03-07T09:00:00.000Z' }
  expect((await call('POST', '/subscribers', { email, consent: between })).body).toMatchObject({
    code: 'CONSENT_OLD',
  })
  const { body: now } = await call<SubscriberDetail>('GET', `/subscribers/${body.id}`)
  expect(now).toMatchObject({ status: 'unsubscribed' })
  // The register has heard once that they refuse.
  expect(now.consents.map(({ answer, registry_due_at }) => [answer, registry_due_at !== null])).toEqual([
    ['RET', false],
    ['RET', true],
    ['ONAY', true],
  ])
})

test('who has complained is told apart: nobody but they themselves can undo it', async () => {
  const email = freshAddress()
  await query(server, "insert into newsletter_suppressions (email, reason) values ($1, 'complained')", [
    email,
  ])
  expect((await call('POST', '/subscribers', { email, consent: proof })).body).toMatchObject({
    code: 'ADDRESS_BARRED',
    message: expect.stringContaining('yalnızca kendisi siteden'),
  })
})

test('telling the register is no change of a setting', async () => {
  const email = freshAddress()
  const { body } = await call<SubscriberDetail>('POST', '/subscribers', { email, consent: proof })
  const rows = await query<{ id: string }>(server, 'select id from newsletter_consents where email = $1', [
    email,
  ])
  const events = () =>
    query<{ name: string; count: number }>(
      server,
      `select name, count(*)::int as count from outbox where name in ('newsletter.settings_changed', 'newsletter.registry_loaded')
       group by name order by name`,
      [],
    )
  const before = await events()
  const countOf = (rows: typeof before, name: string) => rows.find((row) => row.name === name)?.count ?? 0
  await call('POST', '/registry/loaded', { ids: rows.map(({ id }) => id) })
  const after = await events()
  expect(countOf(after, 'newsletter.registry_loaded')).toBe(countOf(before, 'newsletter.registry_loaded') + 1)
  expect(countOf(after, 'newsletter.settings_changed')).toBe(countOf(before, 'newsletter.settings_changed'))
  expect((await call<SubscriberDetail>('GET', `/subscribers/${body.id}`)).body.consents).toMatchObject([
    { registry_loaded_at: expect.any(String) },
  ])
})

test('columns are what somebody says they are; without a column for the address, or one for the proof, nothing begins', async () => {
  const [known, other] = [freshAddress(), freshAddress()]
  const rows = await bring(
    'subscribers',
    ['Kolon 1;Kolon 2;Kolon 3;Kolon 4;E-posta', `Fuar formu 9;05.03.2026;${known};hs_etkinlik;${other}`],
    ['note', 'consent_at', 'email', 'consent_source', null],
  )
  expect(rows.map(({ outcome }) => outcome)).toEqual(['added'])
  const [proof] = await query<{ email: string; note: string }>(
    server,
    'select email, note from newsletter_consents where email = any($1)',
    [[known, other]],
  )
  expect(proof).toEqual({ email: known, note: 'Fuar formu 9' })
  const answer = await server.fetch('/api/newsletter/imports?kind=subscribers', {
    as: staff,
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: `A;B\r\n${other};x`,
  })
  const { id } = (await answer.json()) as { id: string }
  const start = async (meanings: SubscriberMeanings) =>
    (await call<{ code: string; message: string }>('POST', `/imports/${id}/start`, { meanings })).body
  expect(await start([null, 'note'])).toMatchObject({
    code: 'BAD_MEANINGS',
    message: 'E-posta sütununu seçin.',
  })
  expect(await start(['email', 'note'])).toMatchObject({ code: 'BAD_MEANINGS' })
  expect(await start(['email', 'email'])).toMatchObject({ message: '«E-posta» iki sütunda seçili.' })
  expect((await call<SubscriberImport>('GET', `/imports/${id}`)).body).toMatchObject({
    state: 'ready',
    left: 1,
  })
})

test('names that look like formulas are harmless in the file and come back as they were', async () => {
  const names = ['=HYPERLINK("https://a.example")', '+1', '-1', '@SUM(A1)', 'İzmir; "Ege" Gıda']
  const emails = names.map(() => freshAddress('formul.example'))
  for (const [index, email] of emails.entries())
    await query(
      server,
      "insert into newsletter_subscribers (email, name, subscription_source, status, consent_at) values ($1, $2, 'fair', 'active', now())",
      [email, names[index]],
    )
  const { body: task } = await server.call<Task>('POST', '/exports', {
    as: staff,
    body: { list: 'newsletter_subscribers', format: 'csv', input: { search: 'formul.example' } },
  })
  const done = await eventually('the file is ready', async () => {
    const { body } = await server.call<{ items: Task[] }>('GET', '/tasks', { as: staff })
    return body.items.find(({ id, state }) => id === task.id && state === 'done')
  })
  expect(done.file_name).toMatch(/^Bülten aboneleri \d{4}-\d{2}-\d{2}\.csv$/)
  const bytes = Buffer.from(await (await downloadFile(server, staff, task.id)).arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = bytes.toString('utf8')
  expect(text.split('\r\n')[0]).toContain('E-posta;Ad;Kayıt tarihi;Durum;Kaynak;Açma sayısı;Tıklama sayısı')
  for (const name of names) expect(text).toContain(neutralised(name).replaceAll('"', '""'))
  await query(server, "delete from newsletter_subscribers where email like '%@formul.example'", [])
  const rows = await bring('subscribers', [
    'E-posta;Ad;Onay tarihi;Onay kaynağı;Kanıt',
    ...emails.map(
      (email, index) =>
        `${email};"${neutralised(names[index] ?? '').replaceAll('"', '""')}";2026-03-05;HS_WEB;Form`,
    ),
  ])
  expect(rows.every(({ outcome }) => outcome === 'added')).toBe(true)
  const { body } = await call<{ items: Subscriber[] }>(
    'GET',
    '/subscribers?search=formul.example&sort=subscribed',
  )
  expect(body.items.map(({ name }) => name).sort()).toEqual([...names].sort())
})

test('the register of consents is asked every night: a refusal holds at once, and is not told back', async () => {
  const [active, agreedSince, unknown] = [freshAddress(), freshAddress(), freshAddress()]
  for (const email of [active, agreedSince]) await call('POST', '/subscribers', { email, consent: proof })
  const refusal = { type: 'EPOSTA', status: 'RET', source: 'IYS_WEB', consentDate: '2026-03-03 10:00:00' }
  const pages: RegisterPage[] = [
    {
      after: 'b',
      changes: [
        { ...refusal, recipient: active.toUpperCase() },
        { ...refusal, recipient: agreedSince, consentDate: '2026-03-01 9:00:00' },
        { ...refusal, recipient: freshAddress(), status: 'ONAY' },
        { ...refusal, recipient: '+905320000000', type: 'MESAJ' },
      ],
    },
    { after: 'c', changes: [{ ...refusal, recipient: unknown, consentDate: '2099-12-25 10:00:00' }] },
    { after: 'c', changes: [] },
  ]
  const register = await openConsentRegister(pages)
  const consentRegister = createConsentRegister({
    consentRegister: { url: `${register.url}/sps/1/brands/2`, user: 'ofis', password: 'gizli' },
  })
  const services = { ...server.services, consentRegister }
  await fetchRefusals(services)
  await fetchRefusals(services)
  expect(register.asked).toEqual(['', 'b', 'c', 'c'])
  const rows = await query<{ email: string; status: string; is_told: boolean | null; note: string | null }>(
    server,
    `select s.email, s.status, c.registry_loaded_at is not null as is_told, c.note from newsletter_subscribers s
     left join newsletter_consents c on c.subscriber_id = s.id and c.answer = 'RET' where s.email = any($1) order by s.id`,
    [[active, agreedSince]],
  )
  expect(rows).toEqual([
    { email: active, status: 'unsubscribed', is_told: true, note: 'IYS_WEB' },
    { email: agreedSince, status: 'active', is_told: false, note: null },
  ])
  expect(
    await query(server, 'select reason from newsletter_suppressions where email = $1', [unknown]),
  ).toEqual([{ reason: 'refused' }])
  // Dated in the future it holds from now, so that it does not beat every later consent.
  expect(
    await query(server, 'select at <= now() as holds from newsletter_consents where email = $1', [unknown]),
  ).toEqual([{ holds: true }])
  const { body } = await call<{ items: SubscriberImport[] }>('GET', '/imports')
  const shown = body.items.find(({ file_name }) => file_name === 'İYS’den gelen retler')
  expect(shown).toMatchObject({ state: 'done', row_count: 3, added: 1, changed: 1, known: 1 })
  expect((await call('GET', '/registry/fetched')).body).toMatchObject({ is_connected: false })
})

test('a register that refuses, or sends what it should not, changes nothing', async () => {
  const register = await openConsentRegister([])
  const of = (password: string) =>
    createConsentRegister({
      consentRegister: { url: `${register.url}/sps/1/brands/2`, user: 'ofis', password },
    })
  const before = await query(server, 'select count(*) from newsletter_imports', [])
  await expect(fetchRefusals({ ...server.services, consentRegister: of('yanlış') })).rejects.toThrow(
    'answered 401',
  )
  await expect(fetchRefusals({ ...server.services, consentRegister: of('gizli') })).rejects.toThrow(
    'answered 404',
  )
  expect(await query(server, 'select count(*) from newsletter_imports', [])).toEqual(before)
})
