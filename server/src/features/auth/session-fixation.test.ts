/** A session is new at each sign-in, hard to guess, held by the browser alone, and ends the moment it is ended. */
import { closeCodes } from '@kervan/domain/live/live-messages.ts'
import { describe, expect, test } from 'vitest'
import { cookieNames } from '#spine/http/session.ts'
import { sharedServer } from '#testing/shared-server.ts'
import {
  type Browser,
  browserOf,
  codeFromInbox,
  codeIn,
  freshAddress,
  insertPeople,
  mailAfterRequest,
  openBrowser,
  sessionsOf,
  signInByCode,
} from '#testing/sign-in.ts'
import { createTab } from '#testing/tab.ts'

const server = await sharedServer()

const sessionOf = (browser: Browser) => browser.cookies.get(cookieNames[browser.surface]) ?? ''
const withCookie = (value: string, surface: 'portal' | 'office' = 'portal') => {
  const browser = openBrowser(server, surface)
  browser.cookies.set(cookieNames[surface], value)
  return browser
}

describe.each(['portal', 'office'] as const)('the cookie of the %s', (surface) => {
  const somebody = async () => {
    const email = freshAddress(surface === 'office' ? 'kervan.example' : 'musteri.example')
    if (surface === 'office') await insertPeople(server, 'staff', [email])
    return email
  }

  test('is out of reach of scripts, other hosts and plain connections, and not too long', async () => {
    const browser = openBrowser(server, surface)
    const answer = await signInByCode(browser, await somebody())
    const lines = answer.headers.getSetCookie()
    expect(lines.map((line) => line.split('=')[0]).sort()).toEqual(
      [cookieNames[surface], '__Host-kervan-device'].sort(),
    )
    for (const line of lines) {
      const attributes = line.split('; ').slice(1)
      expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']))
      expect(line).toMatch(/^__Host-/)
      expect(line).not.toMatch(/domain=/i)
      expect(line.length).toBeLessThanOrEqual(4096)
    }
    const life = surface === 'portal' ? 30 * 86_400 : 12 * 3600
    expect(lines.find((line) => line.startsWith(`${cookieNames[surface]}=`))).toContain(`; Max-Age=${life};`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(JSON.stringify(answer.body)).not.toContain(sessionOf(browser).slice(0, 20))
  })

  test('is new each time: what was there before never works, own, another’s or ended', async () => {
    const email = await somebody()
    const planted = withCookie('kendi-degerim.imza', surface)
    await signInByCode(planted, email)
    const first = sessionOf(planted)
    expect(first).not.toContain('kendi-degerim')
    expect(await withCookie('kendi-degerim.imza', surface).whoAmI()).toBeNull()

    // The same browser signs in again: the session it had is over.
    await signInByCode(planted, email)
    const second = sessionOf(planted)
    expect(second).not.toBe(first)
    expect(await withCookie(first, surface).whoAmI()).toBeNull()
    expect(await planted.whoAmI()).toMatchObject({ email })
    expect(await sessionsOf(server, email)).toBe(1)
  })

  test('ends the old session also when the page of signing in spoke for the other surface', async () => {
    const email = await somebody()
    const browser = openBrowser(server, surface)
    await signInByCode(browser, email)
    const first = sessionOf(browser)
    const elsewhere = openBrowser(server, surface, {
      'kervan-surface': surface === 'office' ? 'portal' : 'office',
    })
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value)
    await signInByCode(elsewhere, email)
    expect(sessionOf(elsewhere)).not.toBe(first)
    expect(await withCookie(first, surface).whoAmI()).toBeNull()
    expect(await sessionsOf(server, email)).toBe(1)
  })

  test('holds at least 128 random bits', async () => {
    const email = await somebody()
    const tokens: string[] = []
    for (let round = 0; round < 3; round += 1) {
      const browser = openBrowser(server, surface)
      await signInByCode(browser, email)
      const value = decodeURIComponent(sessionOf(browser))
      tokens.push(value.slice(0, value.lastIndexOf('.')))
    }
    expect(new Set(tokens).size).toBe(3)
    for (const token of tokens) {
      // Letters and digits of either case: 5.95 bits each.
      expect(token).toMatch(/^[A-Za-z0-9_-]+$/)
      expect(token.length * Math.log2(62)).toBeGreaterThanOrEqual(128)
    }
    const alike = [...(tokens[0] ?? '')].filter((letter, place) => tokens[1]?.[place] === letter).length
    expect(alike, 'tokens share no beginning').toBeLessThan(8)
  })
})

test('signing in as another person in the same browser ends the first one’s session', async () => {
  const browser = openBrowser(server)
  const [first, second] = [freshAddress(), freshAddress()]
  await signInByCode(browser, first)
  const old = sessionOf(browser)
  await signInByCode(browser, second)
  expect(await browser.whoAmI()).toMatchObject({ email: second })
  expect(await withCookie(old).whoAmI()).toBeNull()
  expect(await sessionsOf(server, first)).toBe(0)
})

test('the device cookie opens nothing, and a planted one is not taken at any length', async () => {
  const browser = openBrowser(server)
  browser.cookies.set('__Host-kervan-device', 'x'.repeat(3_000))
  await signInByCode(browser, freshAddress())
  expect(browser.cookies.get('__Host-kervan-device')).toMatch(/^[\w-]{32}$/)
  const bare = openBrowser(server)
  bare.cookies.set('__Host-kervan-device', browser.cookies.get('__Host-kervan-device') ?? '')
  expect(await bare.whoAmI()).toBeNull()
})

test('two devices, one signs out: its cookie is dead at once, the other goes on', async () => {
  const email = freshAddress()
  const [desk, phone] = [openBrowser(server), openBrowser(server)]
  await signInByCode(desk, email)
  await signInByCode(phone, email)
  const token = sessionOf(phone)
  const tab = createTab((resume) => server.live(`surface=portal&${resume}`, { cookie: phone.cookieHeader() }))
  await tab.connect()
  expect((await phone.call('POST', '/session/end')).status).toBe(200)
  expect(sessionOf(phone)).toBe('')
  expect((await withCookie(token).call('GET', '/profile')).status).toBe(401)
  expect(await tab.ended()).toBe(closeCodes.sessionEnded)
  expect(await desk.whoAmI()).toMatchObject({ email })
  const { sessions } = (await desk.call('GET', '/sessions')).body as { sessions: { current: boolean }[] }
  expect(sessions.map(({ current }) => current)).toEqual([true])
})

test('a disabled colleague is refused from the next call on, the socket closes, and no code lets them in', async () => {
  const email = freshAddress('kervan.example')
  await insertPeople(server, 'staff', [email])
  const admin = browserOf(server, await server.signIn('admin'))
  const colleague = openBrowser(server, 'office')
  await signInByCode(colleague, email)
  const { id } = (await colleague.whoAmI()) ?? { id: '' }
  const tab = createTab((resume) =>
    server.live(`surface=office&${resume}`, { cookie: colleague.cookieHeader(), 'kervan-surface': 'office' }),
  )
  await tab.connect()
  expect((await colleague.call('GET', '/customers')).status).toBe(200)
  expect((await admin.call('POST', `/people/${id}/disable`)).status).toBe(200)
  expect((await colleague.call('GET', '/customers')).status).toBe(401)
  expect(await tab.ended()).toBe(closeCodes.sessionEnded)
  const mail = await mailAfterRequest(colleague, email)
  expect(codeIn(mail.text)).toBeUndefined()
  expect(await sessionsOf(server, email)).toBe(0)

  expect((await admin.call('POST', `/people/${id}/enable`)).status).toBe(200)
  expect(await colleague.whoAmI(), 'the old session stays dead').toBeNull()
  await signInByCode(colleague, email)
  expect(await colleague.whoAmI()).toMatchObject({ email })
})

test('a code that was sent before the account was closed does not open it', async () => {
  const email = freshAddress()
  const admin = browserOf(server, await server.signIn('admin'))
  const customer = openBrowser(server)
  await signInByCode(customer, email)
  const { id } = (await customer.whoAmI()) ?? { id: '' }

  const code = await codeFromInbox(customer, email)
  expect((await admin.call('POST', `/people/${id}/disable`)).status).toBe(200)
  expect((await customer.verifyCode(email, code)).status).toBe(400)
  expect(await customer.whoAmI()).toBeNull()
})
