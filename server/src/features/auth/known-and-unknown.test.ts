/** Whether an address is known, invited or neither shows in no answer and no header; the times are printed at full size. */
import { expect, test } from 'vitest'
import { sharedServer } from '#testing/shared-server.ts'
import { type Answer, freshAddress, insertPeople, openBrowser } from '#testing/sign-in.ts'
import { percentile, report, sized } from '#testing/size.ts'

const server = await sharedServer()

const sends = sized(200, 10)
const addresses = (domain: string) => Array.from({ length: sends }, () => freshAddress(domain))
const shapeOf = ({ status, body, headers }: Answer) =>
  JSON.stringify([status, body, [...headers.keys()].sort()])

type Flow = { name: string; domain: string; role: 'customer' | 'staff'; send(email: string): Promise<Answer> }
const flows: Flow[] = [
  {
    name: 'a code for a customer, known and unknown',
    domain: 'musteri.example',
    role: 'customer',
    send: (email) => openBrowser(server).requestCode(email),
  },
  {
    name: 'a code for staff, invited and not invited',
    domain: 'kervan.example',
    role: 'staff',
    send: (email) => openBrowser(server, 'office').requestCode(email),
  },
  {
    name: 'a reset link, known and unknown',
    domain: 'musteri.example',
    role: 'customer',
    send: (email) => openBrowser(server).requestReset(email),
  },
]

/** Taken in turn, each first as often as second, so that whatever else goes on meets both alike. */
test.each(flows)('$name: the same answer', async ({ name, domain, role, send }) => {
  const [known, unknown] = [addresses(domain), addresses(domain)]
  await insertPeople(server, role, known)
  const times = { known: [] as number[], unknown: [] as number[] }
  const shapes = new Set<string>()
  const timed = async (kind: keyof typeof times, email: string) => {
    const begun = performance.now()
    shapes.add(shapeOf(await send(email)))
    times[kind].push(performance.now() - begun)
  }
  for (const [turn, email] of known.entries()) {
    if (turn % 2) await timed('known', email)
    await timed('unknown', unknown[turn] ?? '')
    if (turn % 2 === 0) await timed('known', email)
  }
  report(`${name}: medians ${percentile(times.known, 50)} and ${percentile(times.unknown, 50)} ms`)
  expect([...shapes], 'one status, one body, one set of headers').toHaveLength(1)
  expect([...shapes][0]).toMatch(/^\[202,/)
})
