/** How many codes are sent: few per address, from any network, and none that has expired in the queue. */
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { freshAddress, insertPeople, mailsTo, openBrowser, query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'

const server = await startTestServer({ env: { TRUSTED_PROXY: '127.0.0.1' } })
afterAll(() => server.close())

const from = (address: string) => openBrowser(server, 'portal', { 'x-forwarded-for': address })
const isSettled = async (email: string) => {
  const open = "select from mails where recipient = $1 and outcome = 'waiting'"
  return (await query(server, open, [email])).length === 0
}
/** All but what differs from call to call by its nature. */
const plain = ({ status, body, headers }: Awaited<ReturnType<ReturnType<typeof from>['requestCode']>>) => ({
  status,
  body: { ...body, request_id: '', data: '' },
  headers: [...headers.keys()].sort(),
})

test('twenty sends from twenty places: five mails, and then 429 for known and unknown alike', async () => {
  const [known, unknown] = [freshAddress(), freshAddress()]
  await insertPeople(server, 'customer', [known])
  const answersOf = async (email: string) => {
    const answers = []
    for (let place = 1; place <= 20; place += 1)
      answers.push(await from(`198.51.100.${place}`).requestCode(email))
    return answers
  }
  const [toKnown, toUnknown] = await Promise.all([answersOf(known), answersOf(unknown)])
  expect(toKnown.map(({ status }) => status)).toEqual([
    ...Array<number>(5).fill(202),
    ...Array<number>(15).fill(429),
  ])
  expect(toKnown.map(plain)).toEqual(toUnknown.map(plain))
  for (const { headers, body } of toKnown.slice(5)) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500)
    expect(body).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  }
  for (const email of [known, unknown]) {
    await eventually('all mails have left', () => isSettled(email))
    expect(await mailsTo(server, email)).toHaveLength(5)
  }
})

test('twenty at once are five mails too, and other spellings of the address are the same address', async () => {
  const email = freshAddress()
  const spellings = [email, email.toUpperCase(), ` ${email}`, `${email} `]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, place) =>
      from(`203.0.113.${place}`).requestCode(spellings[place % 4] ?? email),
    ),
  )
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(5)
  await eventually('all mails have left', () => isSettled(email))
  expect(await mailsTo(server, email)).toHaveLength(5)
})

test('codes, reset links and the other door draw on the same five', async () => {
  const email = freshAddress('kervan.example')
  const office = openBrowser(server, 'office', { 'x-forwarded-for': '192.0.2.77' })
  const portal = from('192.0.2.78')
  const statuses = []
  for (let round = 0; round < 3; round += 1)
    for (const ask of [office.requestCode, portal.requestCode, portal.requestReset])
      statuses.push((await ask(email)).status)
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429, 429, 429])
})

test('ten a day, however patient', async () => {
  const email = freshAddress()
  const sent = []
  for (let hour = 0; hour < 4; hour += 1) {
    for (let round = 0; round < 5; round += 1)
      sent.push((await from(`198.18.${hour}.${round}`).requestCode(email)).status)
    // An hour later: what is counted by the hour begins anew, the day goes on.
    await query(server, "update sendings set sent_at = sent_at - interval '1 hour'")
  }
  expect(sent).toEqual([...Array<number>(10).fill(202), ...Array<number>(10).fill(429)])
  await query(server, "update sendings set sent_at = sent_at - interval '1 day'")
  expect((await from('198.18.9.9').requestCode(email)).status).toBe(202)
})

test('what a stranger says of the way it came is not believed', async () => {
  const direct = await startTestServer({ env: { LIMIT_CODE_NETWORK: '3/3600' } })
  onTestFinished(() => direct.close())
  const statuses = []
  for (let place = 1; place <= 5; place += 1)
    statuses.push(
      (
        await openBrowser(direct, 'portal', { 'x-forwarded-for': `198.51.100.${place}` }).requestCode(
          freshAddress(),
        )
      ).status,
    )
  expect(statuses).toEqual([202, 202, 202, 429, 429])
})

test('one place that floods does not use up what all others have in common', async () => {
  const small = await startTestServer({
    env: { TRUSTED_PROXY: '127.0.0.1', LIMIT_CODE_NETWORK: '3/3600', LIMIT_CODE_SITE: '6/3600' },
  })
  onTestFinished(() => small.close())
  const ask = async (place: string) =>
    (await openBrowser(small, 'portal', { 'x-forwarded-for': place }).requestCode(freshAddress())).status
  for (let round = 0; round < 20; round += 1) await ask('198.51.100.1')
  expect(await ask('198.51.100.2')).toBe(202)
  // The brake of the whole site: the last of many places is stopped as well.
  const statuses = []
  for (let place = 3; place <= 8; place += 1) statuses.push(await ask(`198.51.100.${place}`))
  expect(statuses).toEqual([202, 202, 429, 429, 429, 429])
})

test('a code that waited longer than it lives is not delivered', async () => {
  const email = freshAddress()
  await query(
    server,
    `create function late() returns trigger language plpgsql as $$
       begin
         if new.recipient = '${email}' then new.not_after := new.not_after - interval '601 seconds'; end if;
         return new;
       end $$`,
  )
  await query(server, 'create trigger late before insert on mails for each row execute function late()')
  onTestFinished(async () => {
    await query(server, 'drop trigger late on mails')
    await query(server, 'drop function late')
  })
  expect((await from('192.0.2.90').requestCode(email)).status).toBe(202)
  await eventually('the mail is settled', () => isSettled(email))
  const rows = await query(server, 'select outcome, sealed from mails where recipient = $1', [email])
  expect(rows).toEqual([{ outcome: 'expired', sealed: null }])
  expect(await mailsTo(server, email)).toEqual([])
})

test('a code’s mail may leave for ten minutes, a reset link’s for an hour', async () => {
  const [email, other] = [freshAddress(), freshAddress()]
  await from('192.0.2.91').requestCode(email)
  await from('192.0.2.91').requestReset(other)
  const lives = await query<{ seconds: number }>(
    server,
    'select round(extract(epoch from not_after - queued_at))::int as seconds from mails where recipient = any($1) order by 1',
    [[email, other]],
  )
  expect(lives).toEqual([{ seconds: 600 }, { seconds: 3600 }])
})
