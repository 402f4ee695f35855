/**
 * The program is killed while events come in from all sides: a carrier posts, another one is asked, staff bring files. What was not
 * answered is sent again, and everything is there once.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type Surface, surfaceHeader } from '@kervan/domain/access/roles.ts'
import { expect, onTestFinished, test } from 'vitest'
import { signatureOf, webhookPath } from '#features/tracking/carrier-webhook.ts'
import { rebuildTracking } from '#features/tracking/rebuild-tracking.ts'
import { createDataDoor } from '#spine/database/act-as.ts'
import { createPool } from '#spine/database/connect.ts'
import { createEmit } from '#spine/database/outbox.ts'
import { openCarrier } from '#testing/carrier.ts'
import { killableProgram } from '#testing/killable-program.ts'
import { openBrowser } from '#testing/sign-in.ts'
import { sized } from '#testing/size.ts'
import { carrierEvent, type Tracked, trackedShipment } from '#testing/tracked-shipments.ts'

const secret = 'a secret of the carrier'
/** Each way brings as many. */
const [events, kills] = sized([3_500, 5], [200, 2])
const [eachPost, eachFile] = [50, sized(500, 100)]
const times = Array.from({ length: events }, (_, index) =>
  new Date(Date.now() - 86_400_000 + index * 1_000).toISOString(),
)

const piecesOf = <Item>(items: Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

test('SIGKILL while events are taken in: all are there once, and every state follows from them', {
  timeout: sized(900_000, 300_000),
}, async () => {
  const carrier = await openCarrier({ pageSize: 100 })
  onTestFinished(async () => void (await carrier.close()))
  const { database, owner, start } = await killableProgram({
    TRACKING_WEBHOOK_SECRETS: secret,
    TRACKING_URL: carrier.url,
    LIMIT_TRACKING_CALLS: '1000000/60',
  })
  let program = await start()
  /** Of whichever start of the program; undefined where it gave none. */
  const call = (path: string, headers: Record<string, string>, body: string) =>
    fetch(`${program.base}${path}`, { method: 'POST', headers, body }).catch(() => undefined)
  const signIn = async (surface: Surface) => {
    const browser = openBrowser(program, surface)
    const { body } = await browser.call('POST', '/demo/sign-in', { surface })
    const headers = {
      origin: program.base,
      [surfaceHeader]: surface,
      'content-type': 'application/json',
      cookie: browser.cookieHeader(),
    }
    return { id: (body.person as { id: string }).id, headers }
  }
  const [customer, staff] = [await signIn('portal'), await signIn('office')]
  const shipments = await Promise.all(
    Array.from({ length: sized(25, 10) }, () =>
      trackedShipment(database, { status: 'preparing', customer: customer.id }),
    ),
  )
  const of = (index: number) => shipments[(index * 7) % shipments.length] as Tracked
  const told = (index: number, more: object = {}) =>
    carrierEvent(of(index).container, {
      eventDateTime: times[index],
      eventCreatedDateTime: times[index],
      ...more,
    })
  carrier.events.push(
    ...times.map((_, index) => {
      const documentReferenceValue = of(index).booking
      return told(index, { documentReferences: [{ documentReferenceType: 'BKG', documentReferenceValue }] })
    }),
  )

  const posts = piecesOf(
    times.map((_, index) => told(index)),
    eachPost,
  ).map((list) => {
    const body = JSON.stringify(list)
    const headers = { 'notification-signature': signatureOf(Buffer.from(body), Buffer.from(secret)) }
    return async () => (await call(webhookPath, headers, body))?.status === 204
  })
  const questions = shipments.map(({ id }) => async () => {
    const answer = await call(
      '/api/tracking-refreshes',
      customer.headers,
      JSON.stringify({ shipment_id: id }),
    )
    return answer?.status === 200 && ((await answer.json()) as { outcome: string }).outcome === 'asked'
  })
  const lines = times.map((at, index) => `${of(index).container};checkpoint;${at};GRPIR`)
  const files = piecesOf(lines, eachFile).map((some) => {
    const text = ['referans;olay;zaman;yer_kodu', ...some].join('\n')
    const body = JSON.stringify({ format: 'csv', text })
    return async () => (await call('/api/tracking-imports', staff.headers, body))?.status === 200
  })

  const total = posts.length + questions.length + files.length
  let answered = 0
  /** Each until it is answered, by whichever start of the program. */
  const deliver = async (queue: (() => Promise<boolean>)[]) => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      while (!(await next().catch(() => false))) await pause(20)
      answered += 1
    }
  }
  const delivering = Promise.all([posts, posts, posts, questions, files].map(deliver))
  for (let kill = 1; kill <= kills; kill += 1) {
    while (answered < (kill * total) / (kills + 1)) await pause(1)
    await program.kill()
    program = await start()
  }
  await delivering

  const { rows } = await owner.query(
    `select source, count(*)::int as told, count(distinct source_event_id)::int as names from tracking_events
     group by source order by source`,
  )
  expect(rows).toEqual([
    { source: 'csv', told: events, names: events },
    { source: 'dcsa', told: 2 * events, names: 2 * events },
  ])
  const pool = createPool(database.access, 1, () => undefined)
  onTestFinished(() => pool.end())
  const rebuilt = await rebuildTracking({ ...createDataDoor(pool), emit: createEmit(() => undefined) })
  expect(rebuilt).toEqual({ shipments: shipments.length, changed: 0 })
})
