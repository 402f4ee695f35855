/** Subscribing, confirming and leaving, by those who should and by those who should not. */
import { newsletterTries } from '@kervan/domain/newsletter/newsletter.copy.ts'
import { subscriberChanged } from '@kervan/domain/newsletter/newsletter.events.ts'
import { newestSubscriptionText } from '@kervan/domain/newsletter/subscriber-words.ts'
import { describe, expect, test } from 'vitest'
import { sweep } from '#assembly/sweep.jobs.ts'
import { createNewsletterLinks } from '#features/newsletter/newsletter-links.ts'
import { requestWithoutToken } from '#spine/config/log.ts'
import { eventually } from '#testing/eventually.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { freshAddress, mailsTo, query } from '#testing/sign-in.ts'
import { startTestServer, testSecrets } from '#testing/test-server.ts'

const server = await sharedServer()

type Row = {
  id: string
  measuring_at: string | null
  status: string
  email_verified: boolean
  confirmed_at: string | null
  unsubscribed_at: string | null
}

const subscribe = (email: string, at = server) =>
  at.call('POST', '/newsletter/subscriptions', { body: { email } })
const confirm = (token: string, more: object = {}) =>
  server.call('POST', '/newsletter/confirmations', {
    body: { token, text_version: newestSubscriptionText, ...more },
  })
const leave = (token: string) => server.call('POST', '/newsletter/unsubscriptions', { body: { token } })
const rowOf = async (email: string) =>
  (await query<Row>(server, 'select * from newsletter_subscribers where email = $1', [email]))[0]
const tokenIn = (text: string) => /\/bulten\/(?:onay#|ayril\?)token=([\w-]+)/.exec(text)?.[1] ?? ''
/** The window in which one mail goes to one address is over. */
const letTimePass = () => query(server, "delete from limits where key like 'newsletter%'")

async function newestMail(email: string, count: number) {
  const mails = await eventually(`${count} mails`, async () => {
    const found = await mailsTo(server, email)
    return found.length >= count && found
  })
  expect(mails).toHaveLength(count)
  return mails[0] ?? { subject: '', text: '' }
}

async function makeSubscriber() {
  const email = freshAddress()
  await subscribe(email)
  const token = tokenIn((await newestMail(email, 1)).text)
  expect((await confirm(token)).body).toEqual({ email })
  // At once: the click gives the mail of this window back.
  await subscribe(email)
  const leaving = tokenIn((await newestMail(email, 2)).text)
  await letTimePass()
  return { email, token, leaving }
}

/** All that a caller can see, but what differs from call to call anyway. */
function visible(answer: { status: number; headers: Headers; body: Record<string, unknown> }) {
  const { request_id, ...body } = answer.body
  const headers = [...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
  return { status: answer.status, headers, body }
}

test('an address subscribes by the link of its mail only, and staff hear of it', async () => {
  const staff = await server.signIn('staff')
  const tab = server.tabOf(staff)
  await tab.connect()
  const email = freshAddress()
  const answer = await subscribe(email.toUpperCase())
  expect(answer).toMatchObject({ status: 202, body: { done: true } })
  expect(await rowOf(email)).toMatchObject({
    status: 'pending',
    email_verified: false,
    subscription_source: 'website',
    confirmed_at: null,
  })
  const mail = await newestMail(email, 1)
  expect(mail.subject).toBe('Bülten aboneliğinizi onaylayın')
  expect(JSON.stringify(answer.body) + JSON.stringify([...answer.headers])).not.toContain(tokenIn(mail.text))
  for (const time of [1, 2]) {
    expect(await confirm(tokenIn(mail.text)), `click ${time}`).toMatchObject({ status: 200, body: { email } })
    expect(await rowOf(email)).toMatchObject({ status: 'active', email_verified: true })
  }
  const proofs = 'select answer, text_version from newsletter_consents where email = $1'
  expect(await query(server, proofs, [email])).toEqual([
    { answer: 'ONAY', text_version: newestSubscriptionText },
  ])
  await eventually('two pieces of news', () => tab.arrivals.length === 2)
  expect(tab.arrivals.map(({ name }) => name)).toEqual([subscriberChanged.name, subscriberChanged.name])
  await tab.close()
})

describe('new, waiting, subscribed and gone', () => {
  test('get the same answer, header by header', async () => {
    const waiting = freshAddress()
    await subscribe(waiting)
    const { email: subscribed } = await makeSubscriber()
    const gone = await makeSubscriber()
    await leave(gone.leaving)
    await letTimePass()
    const unknown = visible(await subscribe(freshAddress()))
    for (const email of [waiting, subscribed, gone.email])
      expect(visible(await subscribe(email)), email).toEqual(unknown)
  })

  test('who waits gets the same link again', async () => {
    const email = freshAddress()
    await subscribe(email)
    const first = tokenIn((await newestMail(email, 1)).text)
    await letTimePass()
    await subscribe(email)
    expect(tokenIn((await newestMail(email, 2)).text)).toBe(first)
  })

  test('who is subscribed stays so, gets a mail that says so, and may leave by it', async () => {
    const { email } = await makeSubscriber()
    const mail = (await mailsTo(server, email))[0]
    expect(mail).toMatchObject({ subject: 'Bültenimize zaten abonesiniz' })
    expect(mail?.text).toContain('/bulten/ayril?token=')
    expect(await rowOf(email)).toMatchObject({ status: 'active' })
  })

  test('who has left must confirm anew; the old link confirms nothing, the old way out still works', async () => {
    const { email, token, leaving } = await makeSubscriber()
    expect((await leave(leaving)).body).toEqual({ email })
    expect(await rowOf(email)).toMatchObject({ status: 'unsubscribed', unsubscribed_at: expect.anything() })
    expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'LINK_REFUSED' } })
    // At once, likewise.
    await subscribe(email)
    expect(await rowOf(email)).toMatchObject({ status: 'pending', email_verified: false })
    const again = tokenIn((await newestMail(email, 3)).text)
    expect(again).not.toBe(token)
    expect((await confirm(token)).status).toBe(400)
    expect((await confirm(again)).status).toBe(200)
    expect((await leave(leaving)).body).toEqual({ email })
    expect(await rowOf(email)).toMatchObject({ status: 'unsubscribed' })
  })
})

describe('links', () => {
  /** The link as it was mailed to somebody who subscribed so long ago. */
  async function subscribedAgo(age: string, status = 'pending') {
    const email = freshAddress()
    const [row] = await query<{ id: string; cycle: string }>(
      server,
      `insert into newsletter_subscribers (email, subscription_source, status, subscription_date)
       values ($1, 'website', $2, now() - $3::interval)
       returning id, (extract(epoch from subscription_date) * 1000000)::bigint::text as cycle`,
      [email, status, age],
    )
    const links = createNewsletterLinks(testSecrets, server.origin)
    return { email, token: tokenIn(links.confirmLink(row ?? { id: '', cycle: '' })) }
  }

  test('confirm for seven days, and then no more', async () => {
    const [inTime, late] = [await subscribedAgo('6 days 23:59'), await subscribedAgo('7 days 00:01')]
    expect(await confirm(inTime.token)).toMatchObject({ status: 200, body: { email: inTime.email } })
    expect(await confirm(late.token)).toMatchObject({ status: 400, body: { code: 'LINK_REFUSED' } })
    expect(await rowOf(late.email)).toMatchObject({ status: 'pending' })
    const subscribed = await subscribedAgo('400 days', 'active')
    expect((await confirm(subscribed.token)).status).toBe(200)
  })

  test('who subscribes again when the old link is about to end gets a new one', async () => {
    for (const [age, same] of [
      ['5 days 23:59', true],
      ['6 days 00:01', false],
      ['90 days', false],
    ] as const) {
      const { email, token } = await subscribedAgo(age)
      await subscribe(email)
      const mailed = tokenIn((await newestMail(email, 1)).text)
      expect(mailed === token, age).toBe(same)
      expect((await confirm(mailed)).status, age).toBe(200)
    }
  })

  test('an invented, changed or foreign token does nothing', async () => {
    const [mine, other] = [await makeSubscriber(), freshAddress()]
    await subscribe(other)
    const waiting = tokenIn((await newestMail(other, 1)).text)
    const bytes = (token: string) => Buffer.from(token, 'base64url')
    // The id of one with the seal of another.
    const mixed = Buffer.concat([bytes(waiting).subarray(0, 16), bytes(mine.token).subarray(16)])
    const changed = bytes(waiting)
    changed[47] = (changed[47] ?? 0) ^ 1
    const bad = [
      mixed.toString('base64url'),
      changed.toString('base64url'),
      mine.token.slice(1),
      'x',
      'ş'.repeat(64),
    ]
    for (const token of [...bad, mine.leaving])
      expect(await confirm(token), token).toMatchObject({ status: 400, body: { code: 'LINK_REFUSED' } })
    for (const token of [...bad, waiting, mine.token])
      expect(await leave(token), token).toMatchObject({ status: 400, body: { code: 'LINK_REFUSED' } })
    expect(await rowOf(other)).toMatchObject({ status: 'pending' })
    expect(await rowOf(mine.email)).toMatchObject({ status: 'active' })
  })

  test('who was not shown a text of ours has not agreed to it', async () => {
    const email = freshAddress()
    await subscribe(email)
    const token = tokenIn((await newestMail(email, 1)).text)
    for (const text_version of [undefined, 'bulten-1999-01'])
      expect((await confirm(token, { text_version })).status).toBe(400)
    expect(await rowOf(email)).toMatchObject({ status: 'pending' })
  })

  test('measuring begins where it was allowed, and each answer keeps its time and text', async () => {
    const email = freshAddress()
    await subscribe(email)
    const token = tokenIn((await newestMail(email, 1)).text)
    expect(await rowOf(email)).toMatchObject({ measuring: false, measuring_at: null, measuring_version: '' })
    await confirm(token, { measuring: true })
    const allowed = await rowOf(email)
    expect(allowed).toMatchObject({
      measuring: true,
      measuring_at: allowed?.confirmed_at,
      measuring_version: newestSubscriptionText,
    })
    const link = server.services.newsletterLinks.unsubscribeLink({ id: allowed?.id ?? '' })
    const prefer = (measuring: boolean) =>
      server.call('PUT', '/newsletter/preferences', {
        body: {
          token: tokenIn(link),
          name: '',
          language: 'tr',
          measuring,
          text_version: newestSubscriptionText,
        },
      })
    expect((await prefer(true)).status).toBe(200)
    expect(await rowOf(email)).toMatchObject({ measuring_at: allowed?.measuring_at })
    expect((await prefer(false)).status).toBe(200)
    const withdrawn = await rowOf(email)
    expect(withdrawn).toMatchObject({ measuring: false, measuring_version: newestSubscriptionText })
    expect(Number(withdrawn?.measuring_at)).toBeGreaterThan(Number(allowed?.measuring_at))
  })

  test('twenty clicks at once subscribe once and leave once', async () => {
    const email = freshAddress()
    await subscribe(email)
    const token = tokenIn((await newestMail(email, 1)).text)
    const news = () => query(server, 'select from outbox where name = $1', [subscriberChanged.name])
    const before = (await news()).length
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await news()).length).toBe(before + 1)
  })
})

test('an address that is never confirmed is deleted after a month; one that has left is not', async () => {
  const emails = { pending: freshAddress(), active: freshAddress(), unsubscribed: freshAddress() }
  for (const [status, email] of Object.entries(emails))
    await query(
      server,
      "insert into newsletter_subscribers (email, subscription_source, status, subscription_date) values ($1, 'website', $2, now() - interval '31 days')",
      [email, status],
    )
  await sweep(server.services.actAs, server.services.config.keepDays)
  expect(await rowOf(emails.pending)).toBeUndefined()
  expect(await rowOf(emails.active)).toBeDefined()
  expect(await rowOf(emails.unsubscribed)).toBeDefined()
})

describe('how often', () => {
  test(`an address may be entered ${newsletterTries.points} times, from anywhere, and gets one mail`, async () => {
    const email = freshAddress()
    const answers = []
    for (let time = 0; time < 6; time += 1)
      answers.push(await subscribe(time % 2 ? email : email.toUpperCase()))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 429, 429, 429])
    const last = answers.at(-1)
    expect(last?.body.data).toEqual({ retry_after_seconds: expect.any(Number) })
    expect(Number(last?.headers.get('retry-after'))).toBeLessThanOrEqual(newsletterTries.seconds)
    await newestMail(email, 1)
    await letTimePass()
    expect((await subscribe(email)).status).toBe(202)
    await newestMail(email, 2)
  })

  test('spellings of one mailbox with a plus bring one mail together', async () => {
    const email = freshAddress()
    const spellings = ['bir', 'iki', 'uc'].map((tag) => email.replace('@', `+${tag}@`))
    for (const spelling of spellings) expect((await subscribe(spelling)).status).toBe(202)
    const queued = 'select from mails where recipient = any($1)'
    expect(await query(server, queued, [spellings])).toHaveLength(1)
  })

  test('twelve at once bring one mail', async () => {
    const email = freshAddress()
    const answers = await Promise.all(Array.from({ length: 12 }, () => subscribe(email)))
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(newsletterTries.points)
    await newestMail(email, 1)
  })

  test('a network may subscribe three times in ten minutes, however many addresses and browsers it has', async () => {
    const strict = await startTestServer({ access: server.access })
    try {
      await query(server, 'delete from limits')
      const ask = () => subscribe(freshAddress(), strict)
      expect([await ask(), await ask(), await ask()].map(({ status }) => status)).toEqual([202, 202, 202])
      const fourth = await ask()
      expect(fourth.status).toBe(429)
      expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(500)
    } finally {
      await strict.close()
    }
  })

  test('an address that is none is refused before it counts', async () => {
    for (const email of [
      '',
      'x',
      'a@b',
      'a@musteri.example\r\nBcc: b@musteri.example',
      `${'a'.repeat(250)}@musteri.example`,
    ])
      expect((await subscribe(email)).status).toBe(400)
  })
})

describe('one click in the mail program (RFC 8058)', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const click = (token: string, init: RequestInit = {}) =>
    fetch(`${server.base}/bulten/ayril?token=${token}`, {
      method: 'POST',
      redirect: 'manual',
      headers: form,
      body: 'List-Unsubscribe=One-Click',
      ...init,
    })

  test('leaves without cookies, origin or script, and says so', async () => {
    const { email, leaving } = await makeSubscriber()
    for (const time of [1, 2]) {
      const answer = await click(leaving)
      expect(answer.status, `click ${time}`).toBe(200)
      expect(await answer.text()).toContain(email)
      expect(await rowOf(email)).toMatchObject({ status: 'unsubscribed' })
    }
  })

  test('also from another site and as multipart', async () => {
    const { email, leaving } = await makeSubscriber()
    const body = new FormData()
    body.set('List-Unsubscribe', 'One-Click')
    const headers = { origin: 'https://posta.example', 'sec-fetch-site': 'cross-site' }
    expect((await click(leaving, { headers, body })).status).toBe(200)
    expect(await rowOf(email)).toMatchObject({ status: 'unsubscribed' })
  })

  test('a scanner that opens, heads or posts the link without the words changes nothing', async () => {
    const { email, leaving, token } = await makeSubscriber()
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      await fetch(`${server.base}/bulten/ayril?token=${leaving}`, { method })
    for (const body of ['', 'List-Unsubscribe=', 'Unsubscribe=One-Click', 'xList-Unsubscribe=One-Clickx'])
      expect((await click(leaving, { body })).status).toBe(400)
    for (const method of ['GET', 'HEAD'])
      for (const path of ['/newsletter/confirmations', '/newsletter/unsubscriptions'])
        expect((await server.fetch(`/api${path}?token=${leaving}`, { method })).status).toBe(405)
    await fetch(`${server.base}/bulten/onay?token=${token}`)
    expect(await rowOf(email)).toMatchObject({ status: 'active' })
  })

  test('a wrong token, no token and another body are answered with a problem', async () => {
    const { leaving } = await makeSubscriber()
    for (const answer of [
      await click('yok'),
      await fetch(`${server.base}/bulten/ayril`, {
        method: 'POST',
        headers: form,
        body: 'List-Unsubscribe=One-Click',
      }),
      await fetch(`${server.base}/bulten/ayril?token=${leaving}&token=${leaving}`, {
        method: 'POST',
        headers: form,
        body: 'List-Unsubscribe=One-Click',
      }),
    ]) {
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'LINK_REFUSED', request_id: expect.any(String) })
    }
    const other = await click(leaving, { headers: { 'content-type': 'application/json' }, body: '{}' })
    expect(other.status).toBe(415)
    expect(await other.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' })
    expect((await click(leaving, { body: 'x'.repeat(5000) })).status).toBe(413)
  })

  test('a browser without script gets a whole page, whatever comes of it', async () => {
    const { email, leaving } = await makeSubscriber()
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
    const browse = (token: string, body = 'List-Unsubscribe=One-Click') =>
      click(token, { headers: { ...form, accept }, body })
    const page = async (answer: Response, status: number) => {
      expect(answer.status).toBe(status)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const html = await answer.text()
      expect(html).toMatch(/^<!doctype html>\n<html lang="tr">.*<\/html>\n$/s)
      expect(html).not.toMatch(/request_id|<script|style="|LINK_REFUSED/)
      return html
    }
    expect(await page(await browse('yok'), 400)).toContain('Bağlantı geçersiz veya süresi dolmuş.')
    await page(await browse(leaving, ''), 400)
    await page(await browse(leaving, 'x'.repeat(5000)), 413)
    expect(await rowOf(email)).toMatchObject({ status: 'active' })
    const left = await page(await browse(leaving), 200)
    expect(left).toContain('<h1')
    expect(left).toContain(email)
    expect(await rowOf(email)).toMatchObject({ status: 'unsubscribed' })
  })
})

test('the log shows no token', () => {
  const { url } = requestWithoutToken({ method: 'POST', url: '/bulten/ayril?a=1&token=gizli&b=2', ip: '::1' })
  expect(url).toBe('/bulten/ayril?a=1&token=…&b=2')
})
