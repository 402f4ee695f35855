/** The week's figures are counted from the rows themselves, and every admin gets them once. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { lastMonday, sendWeeklyReport, weekFigures } from '#features/workqueue/weekly-report.jobs.ts'
import { system } from '#spine/database/act-as.ts'
import { eventually } from '#testing/eventually.ts'
import { sentOffer } from '#testing/offers.ts'
import { waitingRequest, wholeCustomer } from '#testing/orders.ts'
import { freshAddress, mailsTo, query } from '#testing/sign-in.ts'
import { deedsOf, turn } from '#testing/switches.ts'
import { startTestServer } from '#testing/test-server.ts'

/** Its own: everything is counted. */
const server = await startTestServer({ env: { KERVAN_TEST_WORLD: 'empty' } })
afterAll(() => server.close())
const { services } = server
const email = freshAddress('kervan.example')
await server.signIn('admin', email)
const staff = await server.signIn('staff')
const customer = await wholeCustomer(server)
beforeEach(() => turn(server, 'weekly_report', true))

test.each([
  ['2026-11-16T05:00:00.000Z', '2026-11-09'],
  // Still Sunday in London, already Monday in Istanbul.
  ['2026-11-15T21:30:00.000Z', '2026-11-09'],
  ['2026-11-15T20:30:00.000Z', '2026-11-02'],
  ['2026-11-22T12:00:00.000Z', '2026-11-09'],
])('at %s last week began on %s', (now, monday) => expect(lastMonday(new Date(now))).toBe(monday))

test('what happened in the week is counted, and nothing beside it', async () => {
  const monday = '2026-03-02'
  const inside = '2026-03-04T10:00:00.000Z'
  const figures = () => services.actAs(system, (tx) => weekFigures(tx, monday))
  const before = await figures()
  const request = await waitingRequest(server, customer)
  // The first moment of the week, and the first after it, in Istanbul.
  const edge = await waitingRequest(server, customer)
  const after = await waitingRequest(server, customer)
  const at = (id: string, moment: string) =>
    query(server, 'update requests set created_at = $2 where id = $1', [id, moment])
  await at(request.id, inside)
  await at(edge.id, '2026-03-01T21:00:00.000Z')
  await at(after.id, '2026-03-08T21:00:00.000Z')
  const offer = await sentOffer(server, staff, customer)
  await query(
    server,
    `update quotes set status = 'accepted', sent_at = $2, answered_at = $2, accepted_amount = total_amount, accepted_options = '[]' where id = $1`,
    [offer.id, inside],
  )
  const now = await figures()
  expect(now).toMatchObject({
    requests: before.requests + 2,
    quotes_sent: before.quotes_sent + 1,
    won: before.won + 1,
    lost: before.lost,
  })
  const [won] = await query<{ euro: string }>(
    server,
    'select accepted_euro as euro from quotes where id = $1',
    [offer.id],
  )
  expect(Number(now.won_euro) - Number(before.won_euro)).toBeCloseTo(Number(won?.euro), 2)
})

test('every admin gets it once a week, by two processes too; switched off nobody does', async () => {
  const now = new Date('2026-11-16T06:00:00.000Z')
  await turn(server, 'weekly_report', false)
  await sendWeeklyReport(services, now)
  expect(await deedsOf(server, 'weekly_report')).toEqual([])
  await turn(server, 'weekly_report', true)
  await Promise.all([sendWeeklyReport(services, now), sendWeeklyReport(services, now)])
  await sendWeeklyReport(services, new Date('2026-11-17T06:00:00.000Z'))
  await eventually('the report has arrived', async () => (await mailsTo(server, email)).length > 0)
  const mails = await mailsTo(server, email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('9 Kasım 2026 – 15 Kasım 2026')
  expect((await deedsOf(server, 'weekly_report')).filter(({ to }) => to === email)).toHaveLength(1)
  await sendWeeklyReport(services, new Date('2026-11-23T06:00:00.000Z'))
  await eventually('the next one has arrived', async () => (await mailsTo(server, email)).length === 2)
})
