/** Invitations of guests: given once, answered once, and turned into a conversation with whoever has invited. */
import { randomUUID } from 'node:crypto'
import type { OwnInvitation, VisitorsHere } from '@kervan/domain/analytics/invitations.contract.ts'
import { consentVersions } from '@kervan/domain/consents/consent-versions.ts'
import { afterAll, expect, test } from 'vitest'
import { type PageView, writePageViews } from '#features/analytics/analytics.queries.ts'
import { system } from '#spine/database/act-as.ts'
import { chattingGuest } from '#testing/chat.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())
const [first, second] = [await server.signIn('staff'), await server.signIn('staff')]

/** A guest whose page is open. */
async function visiting(more: Partial<PageView> = {}) {
  const visitor = randomUUID()
  await query(
    server,
    "insert into visitor_consents (visitor_id, purpose, granted, text_version) values ($1, 'analytics', true, $2)",
    [visitor, consentVersions.analytics],
  )
  const open = (page: string, at = Date.now()) =>
    server.services.actAs(system, (tx) =>
      writePageViews(tx, [
        {
          ...{ robot: false, at, visitor_id: visitor, page, used_tool: false, device_type: 'desktop' },
          ...{ browser: 'Chrome', user_id: null, user_type: 'guest', country: 'TR', city: null },
          ...{ network: '192.0.2.0/24', source: '', campaign: '', ...more },
        } as PageView,
      ]),
    )
  await open('/araclar/konteyner')
  const [visit] = await query<{ id: string }>(
    server,
    'select id from visitor_sessions where visitor_id = $1',
    [visitor],
  )
  return { visitor, open, id: visit?.id ?? '' }
}

type Answer = { code?: string; state?: string }
const invite = (id: string, as = first, body: object = { kind: 'invite' }) =>
  server.call<Answer>('POST', `/staff/visits/${id}/invitation`, { as, body })
const claim = async (visitor_id: string) =>
  (
    await server.call<{ invitation: OwnInvitation | null }>('POST', '/visit-invitations/claim', {
      body: { visitor_id },
    })
  ).body.invitation
const show = (visitor_id: string, shown_id?: string) =>
  server.call('POST', '/visit-invitations/claim', { body: { visitor_id, shown_id } })
const here = async () => (await server.call<VisitorsHere>('GET', '/staff/visitors-here', { as: first })).body
const ofVisit = async (id: string) => (await here()).visitors.find((visit) => visit.id === id)

test('an invitation reaches the page once, and of two colleagues one has sent it', async () => {
  const { visitor, id } = await visiting()
  expect(await ofVisit(id)).toMatchObject({ may_invite: true, invitation: null })
  expect(await claim(visitor)).toBe(null)
  const both = await Promise.all([invite(id), invite(id, second)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('ALREADY_INVITED')
  expect((await ofVisit(id))?.invitation).toMatchObject({ state: 'sent', kind: 'invite' })
  // Two tabs ask at once.
  const taken = (await Promise.all([claim(visitor), claim(visitor)])).filter((each) => each !== null)
  expect(taken).toHaveLength(1)
  expect(taken[0]?.message_text).toMatch(/^Merhaba/)
  expect(await claim(visitor)).toBe(null)
  expect(await ofVisit(id)).toMatchObject({ may_invite: false, invitation: { state: 'sent' } })
  // Nobody else can say so.
  await show(randomUUID(), taken[0]?.id)
  expect((await ofVisit(id))?.invitation?.state).toBe('sent')
  await show(visitor, taken[0]?.id)
  expect(await ofVisit(id)).toMatchObject({ may_invite: false, invitation: { state: 'shown' } })
  await later(id)
  expect(await claim(visitor)).toBe(null)
})

/** As if half a minute had passed since it was given. */
const later = (id: string) =>
  query(
    server,
    "update visit_invitations set shown_at = shown_at - interval '30 seconds' where session_id = $1",
    [id],
  )

test('an invitation whose answer got lost is given again, until a page shows it', async () => {
  const { visitor, id } = await visiting()
  await invite(id)
  const first = await claim(visitor)
  expect(first).not.toBe(null)
  await later(id)
  expect(await claim(visitor)).toEqual(first)
  expect(await claim(visitor)).toBe(null)
})

test('who has declined is not invited again, in no later visit either', async () => {
  const { visitor, id, open } = await visiting()
  await invite(id)
  const invitation = await claim(visitor)
  const answer = (answered: string) =>
    server.call<Answer>('POST', '/visit-invitations/answer', {
      body: { id: invitation?.id, visitor_id: visitor, answer: answered },
    })
  expect((await answer('declined')).status).toBe(200)
  expect((await ofVisit(id))?.invitation).toMatchObject({ state: 'declined', conversation_id: null })
  // The answer got lost and is sent again.
  expect((await answer('declined')).status).toBe(200)
  await query(
    server,
    "update visitor_sessions set last_activity = now() - interval '2 hours', start_time = now() - interval '2 hours' where id = $1",
    [id],
  )
  expect((await invite(id)).body.code).toBe('HAS_LEFT')
  await open('/')
  const [later] = await query<{ id: string }>(
    server,
    'select id from visitor_sessions where visitor_id = $1 and id <> $2',
    [visitor, id],
  )
  expect(await ofVisit(later?.id ?? '')).toMatchObject({
    ...{ may_invite: false, has_declined: true, invitation: null },
  })
  expect((await invite(later?.id ?? '')).body.code).toBe('HAS_DECLINED')
})

test('a guest who answers a colleague’s words has them in their conversation, and the colleague has the conversation', async () => {
  const { visitor, id } = await visiting()
  await invite(id, first, { kind: 'chat', message_text: 'Merhaba, ben Ece.' })
  const invitation = await claim(visitor)
  expect(invitation).toMatchObject({ kind: 'chat', message_text: 'Merhaba, ben Ece.' })
  const guest = chattingGuest(server)
  const accept = () =>
    guest.call<Answer>('POST', '/visit-invitations/answer', {
      id: invitation?.id,
      visitor_id: visitor,
      answer: 'accepted',
    })
  expect((await accept()).body.code).toBe('NOT_INTRODUCED')
  await guest.introduce({ full_name: 'Davetli Misafir' })
  expect((await accept()).status).toBe(200)
  expect((await accept()).status).toBe(200)
  const { items } = await guest.page()
  expect(items.map(({ sender_type, message_text }) => [sender_type, message_text])).toEqual([
    ['staff', 'Merhaba, ben Ece.'],
  ])
  const { conversation } = await guest.state()
  expect(conversation?.staff_id).toBe(first.userId)
  expect((await ofVisit(id))?.invitation).toMatchObject({
    state: 'accepted',
    conversation_id: conversation?.id,
  })
  const events = await query<{ audiences: string[] }>(
    server,
    "select audiences from outbox where name = 'analytics.invitation_answered' and data ->> 'visit_id' = $1",
    [id],
  )
  expect(events).toEqual([{ audiences: [`user:${first.userId}`] }])
})

test('nobody else answers or takes an invitation, and it waits half an hour', async () => {
  const { visitor, id } = await visiting()
  await invite(id)
  expect(await claim(randomUUID())).toBe(null)
  await query(
    server,
    "update visit_invitations set created_at = now() - interval '31 minutes' where session_id = $1",
    [id],
  )
  expect(await claim(visitor)).toBe(null)
  const [row] = await query<{ id: string }>(
    server,
    'select id from visit_invitations where session_id = $1',
    [id],
  )
  const stranger = await server.call<Answer>('POST', '/visit-invitations/answer', {
    body: { id: row?.id, visitor_id: randomUUID(), answer: 'declined' },
  })
  expect(stranger.body.code).toBe('GONE')
  // The guest has seen none, so there may be another; once.
  expect(await ofVisit(id)).toMatchObject({ may_invite: true, invitation: null })
  expect((await invite(id, second, { kind: 'chat', message_text: 'Merhaba.' })).status).toBe(201)
  expect((await invite(id)).body.code).toBe('ALREADY_INVITED')
  expect(await claim(visitor)).toMatchObject({ kind: 'chat', message_text: 'Merhaba.' })
})

test('only guests are invited', async () => {
  const { id } = await visiting({ user_type: 'customer' } as Partial<PageView>)
  expect((await invite(id)).body.code).toBe('NOT_A_GUEST')
  expect((await invite(randomUUID())).status).toBe(404)
  expect((await ofVisit(id))?.may_invite).toBe(false)
})

test('whoever takes their consent back takes the invitation along', async () => {
  const { visitor, id } = await visiting()
  await invite(id)
  const decisions = [{ purpose: 'analytics', granted: false, text_version: consentVersions.analytics }]
  await server.call('POST', '/visitor-consents', { body: { visitor_id: visitor, decisions } })
  expect(await query(server, 'select from visit_invitations where session_id = $1', [id])).toEqual([])
  expect(await claim(visitor)).toBe(null)
})
