/** A08: whether an address is known, invited or neither shows in no answer, no header and no clock. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, freshAddress, insertPeople, openBrowser, startSignInServer } from '#testing/sign-in.ts'
import { sized } from '#testing/size.ts'
import type { TestServer } from '#testing/test-server.ts'

const raised = '1000000/3600'
let server: TestServer
beforeAll(async () => {
  server = await startSignInServer({ LIMIT_CODE_NETWORK: raised, LIMIT_CODE_SITE: raised })
})
afterAll(() => server.close())

const sends = sized(200, 40)
const limitMs = 5
const addresses = (domain: string) => Array.from({ length: sends }, () => freshAddress(domain))
const shapeOf = ({ status, body, headers }: Answer) =>
  JSON.stringify([status, body, [...headers.keys()].sort()])

function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return ((sorted[middle] ?? 0) + (sorted[sorted.length - 1 - middle] ?? 0)) / 2
}

type Flow = { name: string; domain: string; role: 'customer' | 'staff'; send(email: string): Promise<Answer> }
const flows: Flow[] = [
  {
    name: 'customer, known and unknown',
    domain: 'musteri.example',
    role: 'customer',
    send: (email) => openBrowser(server).requestCode(email),
  },
  {
    name: 'staff, invited and not invited',
    domain: 'kervan.example',
    role: 'staff',
    send: (email) => openBrowser(server, 'office').requestCode(email),
  },
  {
    name: 'reset link, known and unknown',
    domain: 'musteri.example',
    role: 'customer',
    send: (email) => openBrowser(server).requestReset(email),
  },
]

/** Taken in turn, each first as often as second, so that whatever else goes on meets both alike. */
async function interleaved({ domain, role, send }: Flow) {
  const [known, unknown] = [addresses(domain), addresses(domain)]
  await insertPeople(server, role, known)
  const times = { known: [] as number[], unknown: [] as number[] }
  const shapes = new Set<string>()
  const timed = async (kind: keyof typeof times, email: string) => {
    const begun = performance.now()
    const answer = await send(email)
    times[kind].push(performance.now() - begun)
    shapes.add(shapeOf(answer))
  }
  for (const [turn, email] of known.entries()) {
    const other = unknown[turn] ?? ''
    if (turn % 2) await timed('known', email)
    await timed('unknown', other)
    if (turn % 2 === 0) await timed('known', email)
  }
  return { shapes, known: median(times.known), unknown: median(times.unknown) }
}

test.each(flows)('A08: $name', { timeout: 120_000 }, async (flow) => {
  for (let warm = 0; warm < 10; warm += 1)
    expect((await flow.send(freshAddress(flow.domain))).status).toBe(202)
  let difference = Number.POSITIVE_INFINITY
  for (let round = 1; round <= 3 && difference > limitMs; round += 1) {
    const { shapes, known, unknown } = await interleaved(flow)
    expect([...shapes], 'one status, one body, one set of headers').toHaveLength(1)
    expect([...shapes][0]).toMatch(/^\[202,/)
    difference = Math.abs(known - unknown)
    console.log(
      `A08 ${flow.name}: 2 × ${sends} sends to distinct addresses, brakes per network and site raised to ${raised}: ` +
        `medians ${known.toFixed(2)} and ${unknown.toFixed(2)} ms, difference ${difference.toFixed(2)} ms (round ${round})`,
    )
  }
  expect(difference).toBeLessThanOrEqual(limitMs)
})
