/** Staff bring in files of events and see to what could not be placed. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sharedServer } from '#testing/shared-server.ts'
import { keptAbout, randomContainer, trackedShipment, trackedState } from '#testing/tracked-shipments.ts'

const server = await sharedServer()
const customer = await server.signIn('customer')
const staff = await server.signIn('staff', `${randomUUID()}@kervan.example`)
const bring = (format: string, text: string) =>
  server.call<{
    recorded: number
    placed: number
    kept: number
    lines: { shipments: string[]; why: string }[]
  }>('POST', '/tracking-imports', { as: staff, body: { format, text } })
const act = (id: string | undefined, verb: string, body: object = {}) =>
  server.call('POST', `/tracking-messages/${id}/${verb}`, { as: staff, body })
const yesterday = new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul' }).format(
  Date.now() - 86_400_000,
)
const table = (...lines: string[]) => ['referans;olay;zaman;yer_kodu', ...lines].join('\n')
const owned = () => trackedShipment(server, { customer: customer.userId })

test('each line of a table goes to its shipment or is kept with the reason; a second time nothing is new', async () => {
  const [one, other] = [await owned(), await owned()]
  const stranger = randomContainer()
  const text = table(
    `${one.container};Araca yüklendi;${yesterday};TRMER`,
    `${other.number};Yola çıktı;${yesterday};TRMER`,
    `${stranger};Vardı;${yesterday};DEHAM`,
    `${stranger};Uçtu;${yesterday};DEHAM`,
  )
  const first = await bring('csv', text)
  expect(first.status).toBe(200)
  expect(first.body).toMatchObject({ recorded: 2, placed: 2, kept: 2 })
  expect(first.body.lines.map(({ shipments }) => shipments)).toEqual([[one.number], [other.number], [], []])
  expect((await bring('csv', text)).body).toMatchObject({ recorded: 0, placed: 2, kept: 2 })
  expect((await trackedState(server, one.id)).status).toBe('in_transit')
  expect(await keptAbout(server, stranger)).toHaveLength(2)
})

test('an EDIFACT interchange and an airline message are read; what does not agree with itself is kept whole', async () => {
  const { id, container } = await owned()
  const at = new Date(Date.now() - 86_400_000).toISOString().replaceAll(/[-:T]/g, '').slice(0, 12)
  const edifact = (count: number) =>
    [
      `UNB+UNOC:3+SENDER+RECEIVER+260302:0915+1'UNH+1+IFTSTA:D:00B:UN'BGM+23+${randomUUID().slice(0, 8)}+9'`,
      `DTM+137:${at}:203'CNI+1'STS+1+VD'DTM+334:${at}:203'LOC+11+TRMER:139:6'EQD+CN+${container}'UNT+${count}+1'UNZ+1+1'`,
    ].join('')
  expect((await bring('iftsta', edifact(9))).body).toMatchObject({ recorded: 1, kept: 0 })
  expect((await trackedState(server, id)).status).toBe('in_transit')
  expect((await bring('iftsta', edifact(8))).body).toMatchObject({ recorded: 0, kept: 1 })
  expect((await bring('fsu', `QQQ ${randomUUID()}`)).body.lines[0]?.why).toBe('FSU ile başlamıyor.')
})

test('a message is given to a shipment once and taken from it, or closed and opened again', async () => {
  const { id, number } = await owned()
  const stranger = randomContainer()
  await bring(
    'csv',
    table(`${stranger};Yola çıktı;${yesterday};TRMER`, `${stranger};Uçtu;${yesterday};TRMER`),
  )
  const kept = await keptAbout(server, stranger)
  const [readable, unreadable] = [kept.find(({ told }) => told), kept.find(({ told }) => !told)]
  expect((await act(unreadable?.id, 'assign', { shipment_number: number })).body.code).toBe('UNREADABLE')
  expect((await act(readable?.id, 'assign', { shipment_number: 'SH-YOK' })).body.code).toBe(
    'NO_SUCH_SHIPMENT',
  )
  expect((await act(readable?.id, 'assign', { shipment_number: number })).body).toMatchObject({
    shipment_number: number,
    settled_at: expect.any(String),
  })
  expect((await trackedState(server, id)).status).toBe('in_transit')
  expect((await act(readable?.id, 'assign', { shipment_number: number })).body.code).toBe('ASSIGNED')
  expect((await act(readable?.id, 'reopen')).body).toMatchObject({ settled_at: null, shipment_number: null })
  expect((await trackedState(server, id)).status).toBe('pending')
  expect((await act(unreadable?.id, 'settle')).body.settled_at).not.toBeNull()
  expect((await act(unreadable?.id, 'reopen')).body.settled_at).toBeNull()
  expect((await act(randomUUID(), 'settle')).status).toBe(404)
})

test('customers see nothing of it', async () => {
  expect((await server.call('GET', '/tracking-messages', { as: customer })).status).toBe(403)
  expect((await server.call('POST', '/tracking-imports', { as: customer, body: {} })).status).toBe(403)
})
