/** Nobody comes to another's shipment by guessing: neighbours of its id, its beginning, its number, or tokens like those of its links. */
import type { ShareLink } from '@kervan/domain/tracking/share-links.contract.ts'
import { expect, test } from 'vitest'
import { sharedServer } from '#testing/shared-server.ts'
import { sized } from '#testing/size.ts'
import { trackedShipment } from '#testing/tracked-shipments.ts'

const server = await sharedServer()
const [owner, stranger] = [await server.signIn('customer'), await server.signIn('customer')]
const { id, number } = await trackedShipment(server, { customer: owner.userId, status: 'in_transit' })

/** The ids around one, as if they were counted up. */
function neighbours(uuid: string, count: number): string[] {
  const value = BigInt(`0x${uuid.replaceAll('-', '')}`)
  return Array.from({ length: count }, (_, index) => {
    const distance = BigInt(index - Math.trunc(count / 2))
    const hex = (value + distance).toString(16).padStart(32, '0')
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  })
}
const addresses = (guess: string) =>
  ['', '/tracking', '/route', '/share-links'].map((part) => `/shipments/${guess}${part}`)

test('guessed ids, the right one among them, give a stranger nothing', async () => {
  const guesses = [...neighbours(id, sized(250, 60)), id.slice(0, 8), number, `${id}%00`, '1', '0']
  const found: string[] = []
  for (const guess of guesses) {
    const answers = await Promise.all(
      addresses(guess).map((path) => server.call('GET', path, { as: stranger })),
    )
    for (const { status, body } of answers)
      if (![400, 404].includes(status) || JSON.stringify(body).includes(number)) found.push(guess)
  }
  expect(found).toEqual([])
  expect((await server.call('GET', `/shipments/${id}`, { as: owner })).status).toBe(200)
})

test('what a stranger searches for, exports or sees on a map has nothing of it', async () => {
  const calls = [`/shipments?search=${number}`, '/shipments', '/shipment-positions', '/shipment-figures']
  for (const path of calls)
    expect(JSON.stringify((await server.call('GET', path, { as: stranger })).body)).not.toContain(id)
})

test('a link’s token with one letter changed opens nothing', async () => {
  const { body } = await server.call<ShareLink>('POST', '/share-links', {
    as: owner,
    body: { shipment_id: id },
  })
  const token = new URL(body.url).pathname.slice('/t/'.length)
  for (let place = 0; place < token.length; place += 1) {
    const letter = token[place] === 'A' ? 'B' : 'A'
    const guess = token.slice(0, place) + letter + token.slice(place + 1)
    const { status } = await server.call('POST', '/share-visits', { body: { token: guess } })
    expect([400, 404, 429]).toContain(status)
  }
})
