/** People who sign in for the first time: each asks for a code, waits for the mail, and enters it. Reading the mail is not counted. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../harness.ts'
import { answerTasks } from './answer-tasks.ts'

export type Crowd = { base: string; people: number; clients: number }
export type Paced = { base: string; people: number; perSecond: number }
export type SignedIn = { rate: number; p95: number; emails: string[] }

type Person = { email: string; milliseconds: number }

const somebody = (): Person => ({ email: `${randomUUID()}@musteri.example`, milliseconds: 0 })

async function post(base: string, path: string, body: object): Promise<void> {
  const answer = await fetch(`${base}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
}

async function timed(person: Person, act: () => Promise<void>): Promise<void> {
  const began = performance.now()
  await act()
  person.milliseconds += performance.now() - began
}

const ask = (base: string, person: Person) =>
  timed(person, () => post(base, '/auth/code', { email: person.email }))

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
    post(base, '/auth/code/verify', {
      email: person.email,
      code,
      first_name: 'Deneme',
      last_name: 'Kişi',
    }),
  )

/** Each of so many hands takes the next piece of work until none is left; answers the seconds it took. */
async function byHands(hands: number, people: Person[], work: (person: Person) => Promise<void>) {
  const waiting = [...people]
  const began = performance.now()
  const hand = async () => {
    for (let person = waiting.pop(); person; person = waiting.pop()) await work(person)
  }
  await Promise.all(Array.from({ length: hands }, hand))
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

answerTasks(
  {
    start: () => undefined,
    /** As fast as it goes. */
    crowd: async ({ base, people: count, clients }: Crowd) => {
      const people = Array.from({ length: count }, somebody)
      const asking = await byHands(clients, people, (person) => ask(base, person))
      const codes = new Map<string, string>()
      await byHands(
        clients,
        people,
        async (person) => void codes.set(person.email, await codeOf(base, person)),
      )
      const entering = await byHands(clients, people, (person) =>
        enter(base, person, codes.get(person.email) ?? ''),
      )
      return result(people, asking + entering)
    },
    /** One every so often, whether or not the last is done. */
    paced: async ({ base, people: count, perSecond }: Paced) => {
      const people = Array.from({ length: count }, somebody)
      const began = performance.now()
      await Promise.all(
        people.map(async (person, number) => {
          await pause((number * 1000) / perSecond)
          await ask(base, person)
          await enter(base, person, await codeOf(base, person))
        }),
      )
      return result(people, (performance.now() - began) / 1000)
    },
  },
  () => undefined,
)
