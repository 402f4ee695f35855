/** People who sign in for the first time: each requests a code, waits for the mail, and enters it. Reading the mail is not counted. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../harness.ts'
import { serveTasks } from './serve-tasks.ts'

export type Crowd = { base: string; people: number; clients: number }
export type Paced = { base: string; people: number; perSecond: number }
export type SignedIn = { rate: number; p95: number; emails: string[] }

type Person = { email: string; milliseconds: number; cookie: string }

const newPerson = (): Person => ({ email: `${randomUUID()}@musteri.example`, milliseconds: 0, cookie: '' })

/** A code works only with the cookie that came with it. */
async function post(base: string, path: string, person: Person, body: object): Promise<void> {
  const answer = await fetch(`${base}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: person.cookie },
    body: JSON.stringify(body),
  })
  person.cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
}

async function timed(person: Person, act: () => Promise<void>): Promise<void> {
  const began = performance.now()
  await act()
  person.milliseconds += performance.now() - began
}

const requestCode = (base: string, person: Person) =>
  timed(person, () => post(base, '/auth/code', person, { email: person.email }))

async function codeOf(base: string, { email }: Person): Promise<string> {
  for (;;) {
    const mails = await (await fetch(`${base}/api/demo/inbox?to=${email}`)).json()
    const code = /^\d{6}$/m.exec((mails as { text: string }[])[0]?.text ?? '')?.[0]
    if (code) return code
    await pause(20)
  }
}

const enter = (base: string, person: Person, code: string) =>
  timed(person, () =>
    post(base, '/auth/code/verify', person, {
      email: person.email,
      code,
      first_name: 'Deneme',
      last_name: 'Kişi',
    }),
  )

/** Works off all people, so many at a time; returns the seconds it took. */
async function inParallel(workers: number, people: Person[], work: (person: Person) => Promise<void>) {
  const waiting = [...people]
  const began = performance.now()
  const worker = async () => {
    for (let person = waiting.pop(); person; person = waiting.pop()) await work(person)
  }
  await Promise.all(Array.from({ length: workers }, worker))
  return (performance.now() - began) / 1000
}

function result(people: Person[], seconds: number): SignedIn {
  const times = people.map((person) => person.milliseconds).toSorted((one, other) => one - other)
  return {
    rate: people.length / seconds,
    p95: percentile(times, 95),
    emails: people.map((person) => person.email),
  }
}

serveTasks(
  {
    start: () => undefined,
    /** As fast as it goes. */
    crowd: async ({ base, people: count, clients }: Crowd) => {
      const people = Array.from({ length: count }, newPerson)
      const requesting = await inParallel(clients, people, (person) => requestCode(base, person))
      const codes = new Map<string, string>()
      await inParallel(
        clients,
        people,
        async (person) => void codes.set(person.email, await codeOf(base, person)),
      )
      const entering = await inParallel(clients, people, (person) =>
        enter(base, person, codes.get(person.email) ?? ''),
      )
      return result(people, requesting + entering)
    },
    /** At a steady rate, whether or not the one before is done. */
    paced: async ({ base, people: count, perSecond }: Paced) => {
      const people = Array.from({ length: count }, newPerson)
      const began = performance.now()
      await Promise.all(
        people.map(async (person, number) => {
          await pause((number * 1000) / perSecond)
          await requestCode(base, person)
          await enter(base, person, await codeOf(base, person))
        }),
      )
      return result(people, (performance.now() - began) / 1000)
    },
  },
  () => undefined,
)
