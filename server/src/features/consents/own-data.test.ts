/** A person's own data: the ledger of consents, and the wish to be forgotten. */
import { consentTexts } from '@kervan/domain/consents/consent-texts.ts'
import { consentPurposes, consentVersions } from '@kervan/domain/consents/consent-versions.ts'
import type { Consent, DataRequest } from '@kervan/domain/consents/consents.contract.ts'
import { consentsChanged, dataRequestChanged } from '@kervan/domain/consents/consents.events.ts'
import { describe, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { mailHistory } from '#testing/mail-history.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { freshAddress, mailsTo, query } from '#testing/sign-in.ts'
import type { SignedIn } from '#testing/test-server.ts'

const server = await sharedServer()

const version = consentVersions.marketing

describe('consents', () => {
  const list = async (as: SignedIn) =>
    (await server.call<{ consents: Consent[] }>('GET', '/consents', { as })).body.consents
  const marketing = async (as: SignedIn) => (await list(as)).find(({ purpose }) => purpose === 'marketing')
  const decide = (as: SignedIn, granted: unknown, text_version = version, purpose = 'marketing') =>
    server.call<Consent>('PUT', `/consents/${purpose}`, { as, body: { granted, text_version } })
  const ledger = async ({ userId }: SignedIn) => {
    const text = "select granted from consents where user_id = $1 and source = 'account' order by id"
    return (await query<{ granted: boolean }>(server, text, [userId])).map(({ granted }) => granted)
  }

  test('nobody has agreed to anything until they say so', async () => {
    for (const role of ['customer', 'staff', 'admin'] as const)
      expect(await list(await server.signIn(role))).toEqual(
        consentPurposes.map((purpose) => ({
          purpose,
          text_version: consentVersions[purpose],
          ...consentTexts[purpose],
          granted: false,
          decided_at: null,
        })),
      )
  })

  test('each decision is added, the last one counts, and only the person’s own screens hear of it', async () => {
    const [person, other, staff] = [
      await server.signIn('customer'),
      await server.signIn('customer'),
      await server.signIn('staff'),
    ]
    const tabs = [server.tabOf(person), server.tabOf(other), server.tabOf(staff)]
    await Promise.all(tabs.map((tab) => tab.connect()))
    for (const granted of [true, false, true]) {
      expect((await decide(person, granted)).body).toMatchObject({ granted, purpose: 'marketing' })
      expect(await marketing(person)).toMatchObject({ granted })
    }
    expect(await ledger(person)).toEqual([true, false, true])
    const { body: past } = await server.call<{ decisions: { granted: boolean; source: string }[] }>(
      'GET',
      '/consents/history',
      { as: person },
    )
    expect(past.decisions.map(({ granted, source }) => [granted, source])).toEqual([
      [true, 'account'],
      [false, 'account'],
      [true, 'account'],
    ])
    expect(await marketing(other)).toMatchObject({ granted: false, decided_at: null })
    await eventually('three pieces of news', () => tabs[0]?.arrivals.length === 3)
    expect(tabs[0]?.arrivals.map(({ name }) => name)).toEqual(Array(3).fill(consentsChanged.name))
    expect(tabs.slice(1).map((tab) => tab.arrivals)).toEqual([[], []])
    await Promise.all(tabs.map((tab) => tab.close()))
  })

  test('agreement to an older text is none to today’s', async () => {
    const person = await server.signIn('customer')
    await query(
      server,
      "insert into consents (user_id, purpose, granted, text_version) values ($1, 'marketing', true, '2020-01-1')",
      [person.userId],
    )
    expect(await marketing(person)).toMatchObject({
      granted: false,
      text_version: version,
      decided_at: expect.any(String),
    })
    expect(await decide(person, true, '2020-01-1')).toMatchObject({
      status: 409,
      body: { code: 'TEXT_CHANGED' },
    })
    expect(await ledger(person)).toEqual([true])
    await decide(person, true)
    expect(await marketing(person)).toMatchObject({ granted: true })
  })

  test('nothing but yes or no to a purpose that exists is written', async () => {
    const person = await server.signIn('customer')
    for (const granted of ['true', 1, null, undefined])
      expect((await decide(person, granted)).status).toBe(400)
    expect((await decide(person, true, version, 'hepsi')).status).toBe(400)
    expect(await ledger(person)).toEqual([])
  })
})

describe('the wish to be forgotten', () => {
  const ask = (as: SignedIn, note?: string) =>
    server.call<DataRequest & { code: string }>('POST', '/own-data/requests', { as, body: { note } })
  const own = async (as: SignedIn) =>
    (await server.call<{ requests: DataRequest[] }>('GET', '/own-data/requests', { as })).body.requests
  const withdraw = (as: SignedIn, id: string) =>
    server.call<DataRequest & { code: string }>('POST', `/own-data/requests/${id}/withdraw`, { as })

  test('is recorded once, confirmed by mail, and heard by the person and the office', async () => {
    const email = freshAddress()
    const [person, other, staff] = [
      await server.signIn('customer', email),
      await server.signIn('customer'),
      await server.signIn('staff'),
    ]
    const tabs = [server.tabOf(person), server.tabOf(staff), server.tabOf(other)]
    await Promise.all(tabs.map((tab) => tab.connect()))
    const opened = await ask(person, '  Artık çalışmıyoruz.  ')
    expect(opened).toMatchObject({
      status: 201,
      body: { kind: 'erasure', status: 'open', note: 'Artık çalışmıyoruz.', closed_at: null },
    })
    const days = (Date.parse(opened.body.due_at) - Date.parse(opened.body.created_at)) / 86_400_000
    expect(days).toBeGreaterThan(29.99)
    expect(days).toBeLessThan(30.01)
    expect(await own(person)).toEqual([opened.body])
    expect(await ask(person)).toMatchObject({ status: 409, body: { code: 'REQUEST_OPEN' } })
    const mail = await eventually('the confirmation', async () => (await mailsTo(server, email))[0])
    expect(mail).toMatchObject({ subject: 'Silme talebiniz alındı', text: expect.stringContaining('en geç') })
    // A code to sign in with stands in no history.
    expect(await mailHistory(server, person.userId)).toEqual([
      { subject: 'Silme talebiniz alındı', text: 'Kişisel veri başvurusu · Silme' },
    ])
    for (const tab of tabs.slice(0, 2)) {
      const news = await eventually('the news', () =>
        tab.arrivals.find(({ name }) => name === dataRequestChanged.name),
      )
      expect(news.data).toEqual({ request_id: opened.body.id })
    }
    expect(tabs[2]?.arrivals).toEqual([])
    expect(await mailsTo(server, email)).toHaveLength(1)
    await Promise.all(tabs.map((tab) => tab.close()))
  })

  test('ten at once open one', async () => {
    const person = await server.signIn('customer')
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(person)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
    expect(await own(person)).toHaveLength(1)
  })

  test('can be taken back once, by the person only, and made again', async () => {
    const person = await server.signIn('customer')
    const { body: opened } = await ask(person)
    for (const role of ['customer', 'staff', 'admin'] as const)
      expect((await withdraw(await server.signIn(role), opened.id)).status).toBe(404)
    expect((await own(person))[0]?.status).toBe('open')
    const answers = await Promise.all([withdraw(person, opened.id), withdraw(person, opened.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await own(person))[0]).toMatchObject({ status: 'withdrawn', closed_at: expect.any(String) })
    const again = await ask(person)
    expect(again.status).toBe(201)
    expect((await own(person)).map(({ id }) => id)).toEqual([again.body.id, opened.id])
    await query(server, "update data_requests set status = 'done', closed_at = now() where id = $1", [
      again.body.id,
    ])
    expect((await withdraw(person, again.body.id)).status).toBe(404)
    expect((await own(person))[0]?.status).toBe('done')
  })

  test('lies on the admin’s desk with whose it is, page by page', async () => {
    const emails = Array.from({ length: 5 }, () => freshAddress())
    for (const email of emails) await ask(await server.signIn('customer', email))
    const admin = await server.signIn('admin')
    type Page = {
      items: (DataRequest & { person_email: string; customer_id: string })[]
      next_cursor: string | null
    }
    const seen: string[] = []
    let after = ''
    do {
      const { body } = await server.call<Page>('GET', `/data-requests?limit=2${after}`, { as: admin })
      seen.push(...body.items.map(({ person_email }) => person_email))
      after = body.next_cursor ? `&after=${body.next_cursor}` : ''
    } while (after)
    expect(seen.slice(0, 5)).toEqual([...emails].reverse())
    expect(seen).toHaveLength((await query(server, 'select from data_requests')).length)
  })
})
