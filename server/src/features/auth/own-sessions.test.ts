/** One's own sessions: what is listed, what ending one does to whom, and signing out. */
import { randomUUID } from 'node:crypto'
import { sessionsChanged } from '@kervan/domain/auth/auth.events.ts'
import type { OwnSession } from '@kervan/domain/auth/sessions.contract.ts'
import { closeCodes } from '@kervan/domain/live/live-messages.ts'
import { describe, expect, test } from 'vitest'
import { cookieNames } from '#spine/http/session.ts'
import { eventually } from '#testing/eventually.ts'
import { sharedServer } from '#testing/shared-server.ts'
import { freshAddress, openBrowser, query, signInByCode } from '#testing/sign-in.ts'
import type { SignedIn } from '#testing/test-server.ts'

const server = await sharedServer()

const list = async (as: SignedIn) =>
  (await server.call<{ sessions: OwnSession[] }>('GET', '/sessions', { as })).body.sessions
const isIn = async (as: SignedIn) => (await server.call('GET', '/sessions', { as })).status === 200
const end = (as: SignedIn, id: string) => server.call('POST', `/sessions/${id}/end`, { as })

describe('the list', () => {
  test('shows each device with its place, the present one marked, the last used first', async () => {
    const email = freshAddress()
    const phone = openBrowser(server, 'portal', {
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    })
    const desk = openBrowser(server, 'portal', {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    })
    await signInByCode(phone, email)
    await signInByCode(desk, email)
    const { sessions } = (await desk.call('GET', '/sessions')).body as { sessions: OwnSession[] }
    expect(sessions).toMatchObject([
      { device: 'Firefox, Windows', device_kind: 'desktop', current: true },
      { device: 'Safari, iOS', device_kind: 'phone', current: false },
    ])
    for (const { place } of sessions) expect(place).toBe('Yerel ağ · 127.0.0.1')
    const rows = await query<{ token: string }>(server, 'select token from sessions')
    for (const { token } of rows) expect(JSON.stringify(sessions)).not.toContain(token)
  })

  test.each(['customer', 'staff'] as const)('leaves out what has ended by the clock: %s', async (role) => {
    const person = await server.signIn(role)
    const [old, idle, alive] = [
      await server.signInAgain(person),
      await server.signInAgain(person),
      await server.signInAgain(person),
    ]
    await query(server, "update sessions set expires_at = now() - interval '1 second' where id = $1", [
      old.sessionId,
    ])
    const idleFor = role === 'customer' ? '7 days 1 second' : '30 minutes 1 second'
    await query(server, `update sessions set last_active_at = now() - interval '${idleFor}' where id = $1`, [
      idle.sessionId,
    ])
    const listed = (await list(person)).map(({ id }) => id)
    expect(listed.sort()).toEqual([person.sessionId, alive.sessionId].sort())
  })
})

describe('ending', () => {
  /** A person on three devices, somebody else and staff, all with a socket open. */
  async function threeDevices(role: 'customer' | 'staff' = 'customer') {
    const here = await server.signIn(role)
    const devices = [here, await server.signInAgain(here), await server.signInAgain(here)] as const
    const strangers = [await server.signIn('customer'), await server.signIn('staff')]
    const tabs = devices.map(server.tabOf)
    const strange = strangers.map(server.tabOf)
    await Promise.all([...tabs, ...strange].map((tab) => tab.connect()))
    return {
      devices,
      tabs,
      /** Nobody else lost anything or heard of it. */
      async othersAreFine() {
        expect(strange.map((tab) => tab.isOpen())).toEqual([true, true])
        expect(strange.map((tab) => tab.arrivals)).toEqual([[], []])
        expect(await Promise.all(strangers.map(isIn))).toEqual([true, true])
        await Promise.all([...tabs, ...strange].map((tab) => tab.close()))
      },
    }
  }
  const heard = (tab: ReturnType<typeof server.tabOf> | undefined) =>
    eventually('the list on the other device is news', () =>
      tab?.arrivals.find(({ name }) => name === sessionsChanged.name),
    )

  test.each(['customer', 'staff'] as const)(
    'one closes that device’s socket and no other: %s',
    async (role) => {
      const { devices, tabs, othersAreFine } = await threeDevices(role)
      const [here, gone, third] = devices
      expect(await end(here, gone.sessionId)).toMatchObject({ status: 200, body: { done: true } })
      expect(await isIn(gone)).toBe(false)
      expect(await tabs[1]?.ended()).toBe(closeCodes.sessionEnded)
      expect((await heard(tabs[0])).data).toEqual({ user_id: here.userId })
      await heard(tabs[2])
      expect([tabs[0]?.isOpen(), tabs[2]?.isOpen()]).toEqual([true, true])
      expect((await list(third)).map(({ id }) => id).sort()).toEqual([here.sessionId, third.sessionId].sort())
      expect((await end(here, gone.sessionId)).status).toBe(404)
      await othersAreFine()
    },
  )

  test('all others leaves this one', async () => {
    const { devices, tabs, othersAreFine } = await threeDevices()
    const [here, ...rest] = devices
    const answer = await server.call('POST', '/sessions/end', { as: here, body: {} })
    expect(answer).toMatchObject({ status: 200, body: { ended: 2 } })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await Promise.all(tabs.slice(1).map((tab) => tab.ended()))).toEqual(
      Array(2).fill(closeCodes.sessionEnded),
    )
    expect([await isIn(here), ...(await Promise.all(rest.map(isIn)))]).toEqual([true, false, false])
    expect(tabs[0]?.isOpen()).toBe(true)
    expect((await server.call('POST', '/sessions/end', { as: here, body: {} })).body).toEqual({ ended: 0 })
    await othersAreFine()
  })

  test('all of them signs out here too', async () => {
    const { devices, tabs, othersAreFine } = await threeDevices()
    const answer = await server.call('POST', '/sessions/end', {
      as: devices[0],
      body: { including_this: true },
    })
    expect(answer).toMatchObject({ status: 200, body: { ended: 3 } })
    expect(answer.headers.getSetCookie()).toEqual([
      `${cookieNames.portal}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ])
    expect(await Promise.all(tabs.map((tab) => tab.ended()))).toEqual(Array(3).fill(closeCodes.sessionEnded))
    expect(await Promise.all(devices.map(isIn))).toEqual([false, false, false])
    await othersAreFine()
  })

  test('somebody else’s session, one that never was, and no id at all', async () => {
    const [person, other] = [await server.signIn('customer'), await server.signIn('customer')]
    const answers = await Promise.all([end(person, other.sessionId), end(person, randomUUID())])
    for (const answer of answers)
      expect({ ...answer.body, request_id: '' }).toEqual({ ...answers[0]?.body, request_id: '' })
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect((await end(person, 'benim')).status).toBe(400)
    expect(await isIn(other)).toBe(true)
  })
})

describe('signing out', () => {
  test('ends this session, clears its cookie, and may be said again', async () => {
    const browser = openBrowser(server)
    await signInByCode(browser, freshAddress())
    const old = browser.cookieHeader()
    const device = browser.cookies.get('__Host-kervan-device')
    const answer = await browser.call('POST', '/session/end')
    expect(answer).toMatchObject({ status: 200, body: { done: true } })
    expect(answer.headers.getSetCookie()).toEqual([
      `${cookieNames.portal}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ])
    expect([...browser.cookies]).toEqual([['__Host-kervan-device', device]])
    expect((await browser.call('POST', '/session/end')).status).toBe(200)
    const repeated = await server.call('POST', '/session/end', { headers: { cookie: old } })
    expect(repeated).toMatchObject({ status: 200, body: { done: true } })
    expect((await server.call('GET', '/sessions', { headers: { cookie: old } })).status).toBe(401)
  })

  test('of one surface leaves the other signed in', async () => {
    const [customer, staff] = [await server.signIn('customer'), await server.signIn('staff')]
    const cookie = `${customer.headers.cookie}; ${staff.headers.cookie}`
    const answer = await server.call('POST', '/session/end', {
      headers: { cookie, 'kervan-surface': 'office' },
    })
    expect(answer.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual([cookieNames.office])
    expect([await isIn(customer), await isIn(staff)]).toEqual([true, false])
  })

  test('closes its own socket, and the person’s other devices hear of it', async () => {
    const here = await server.signIn('staff')
    const there = await server.signInAgain(here)
    const tabs = [server.tabOf(here), server.tabOf(there)]
    await Promise.all(tabs.map((tab) => tab.connect()))
    await server.call('POST', '/session/end', { as: here })
    expect(await tabs[0]?.ended()).toBe(closeCodes.sessionEnded)
    await eventually('the other device hears it', () =>
      tabs[1]?.arrivals.some(({ name }) => name === sessionsChanged.name),
    )
    expect(await isIn(there)).toBe(true)
    await tabs[1]?.close()
  })
})
