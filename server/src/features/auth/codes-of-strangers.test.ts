/** What a stranger who knows an address can do to its owner: neither burn the owner's code nor use up every mail. */
import { describe, expect, test } from 'vitest'
import { cookieNames } from '#spine/http/session.ts'
import { eventually } from '#testing/eventually.ts'
import { sharedServer } from '#testing/shared-server.ts'
import {
  type Browser,
  codeFromInbox,
  freshAddress,
  insertPeople,
  mailsTo,
  openBrowser,
  query,
  signInByCode,
  wrongCodes,
} from '#testing/sign-in.ts'

const server = await sharedServer()

const requests = async (browser: Browser, email: string, count: number) => {
  const statuses = []
  for (let round = 0; round < count; round += 1) statuses.push((await browser.requestCode(email)).status)
  return statuses
}
const hourLater = (email: string) =>
  query(
    server,
    `update sendings set sent_at = sent_at - interval '1 hour'
     where address_hash = translate(encode(sha256(convert_to($1, 'UTF8')), 'base64'), '+/=', '-_')`,
    [email],
  )
/** An address that may sign in there. */
const ownerOf = async (surface: 'portal' | 'office') => {
  const email = freshAddress(surface === 'office' ? 'kervan.example' : 'musteri.example')
  if (surface === 'office') await insertPeople(server, 'staff', [email])
  return email
}

describe.each(['portal', 'office'] as const)('at the door of the %s', (surface) => {
  test('wrong codes from elsewhere do not burn the code of the browser that requested it', async () => {
    const email = await ownerOf(surface)
    const [owner, passerBy, requester] = [
      openBrowser(server, surface),
      openBrowser(server, surface),
      openBrowser(server, surface),
    ]
    const code = await codeFromInbox(owner, email)
    for (const wrong of wrongCodes(code, 4))
      expect((await passerBy.verifyCode(email, wrong)).status).toBe(400)
    await requester.requestCode(email)
    for (const wrong of wrongCodes(code, 4)) await requester.verifyCode(email, wrong)
    expect((await owner.verifyCode(email, code)).status).toBe(200)
  })

  test('a code opens nothing in a browser that did not request it', async () => {
    const email = await ownerOf(surface)
    const [owner, thief] = [openBrowser(server, surface), openBrowser(server, surface)]
    const code = await codeFromInbox(owner, email)
    expect((await thief.verifyCode(email, code)).status).toBe(400)
    await thief.requestCode(email)
    expect((await thief.verifyCode(email, code)).status).toBe(400)
    expect(thief.cookies.has(cookieNames[surface])).toBe(false)
  })

  test('strangers share five codes an hour; a device that has signed in before has three beyond those', async () => {
    const email = await ownerOf(surface)
    const [owner, stranger] = [openBrowser(server, surface), openBrowser(server, surface)]
    await signInByCode(owner, email)
    expect(await requests(stranger, email, 6)).toEqual([202, 202, 202, 202, 429, 429])
    // Theirs must have arrived, so that the next mail is the owner's.
    await eventually('five mails', async () => (await mailsTo(server, email)).length >= 5)
    const code = await codeFromInbox(owner, email)
    expect(await requests(stranger, email, 1)).toEqual([429])
    expect((await owner.verifyCode(email, code)).status).toBe(200)
    expect(await requests(owner, email, 3)).toEqual([202, 202, 429])
    const refused = await owner.requestCode(email)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
  })
})

test('a day holds ten for strangers and six more for known devices', async () => {
  const email = freshAddress()
  const [owner, stranger] = [openBrowser(server), openBrowser(server)]
  await signInByCode(owner, email)
  await hourLater(email)
  const byStranger = []
  const byOwner = []
  for (let hour = 0; hour < 4; hour += 1) {
    byStranger.push(...(await requests(stranger, email, 5)))
    byOwner.push(...(await requests(owner, email, 3)))
    await hourLater(email)
  }
  expect(byStranger.filter((status) => status === 202)).toHaveLength(9)
  expect(byOwner.filter((status) => status === 202)).toHaveLength(6)
})

test('a reset link too is within reach of a known device', async () => {
  const email = freshAddress()
  const [owner, stranger] = [openBrowser(server), openBrowser(server)]
  await signInByCode(owner, email)
  expect(await requests(stranger, email, 4)).toEqual([202, 202, 202, 202])
  expect((await stranger.requestReset(email)).status).toBe(429)
  expect((await owner.requestReset(email)).status).toBe(202)
})

test('a device known to one address is a stranger to another', async () => {
  const [mine, other] = [freshAddress(), freshAddress()]
  const [browser, stranger] = [openBrowser(server), openBrowser(server)]
  await signInByCode(browser, mine)
  await signInByCode(stranger, other)
  expect(await requests(browser, other, 5)).toEqual([202, 202, 202, 202, 429])
})

test('all spellings of one mailbox with a plus share its five codes, and their accounts stay apart', async () => {
  const email = freshAddress()
  const tagged = (tag: string) => email.replace('@', `+${tag}@`)
  const browser = openBrowser(server)
  const first = await signInByCode(browser, email)
  const second = await signInByCode(openBrowser(server), tagged('fatura'))
  const idOf = ({ body }: typeof first) => (body.person as { id: string }).id
  expect(idOf(second)).not.toBe(idOf(first))
  const stranger = openBrowser(server)
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, place) => stranger.requestCode(tagged(`${place}+x`))),
  )
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(3)
  expect(await requests(stranger, email, 1)).toEqual([429])
})
