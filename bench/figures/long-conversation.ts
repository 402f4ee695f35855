/** A conversation of 10,000 messages among 500 open ones: opening it at its end, leafing back, and writing into it, by both sides. */
import { randomUUID } from 'node:crypto'
import { signInCustomer, signInStaff } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, takeTurns } from '../harness.ts'
import { atMost, plainLine } from '../lines.ts'
import { addLongConversation } from '../long-conversation.ts'

const length = 10_000
const others = 500
const openings = 20

export const longConversation: Figure = { name: 'long-conversation', take }

async function take(bench: Bench) {
  const database = await bench.database()
  const [customer, staff] = [await signInCustomer(database), await signInStaff(database)]
  const talkId = await addLongConversation(database, customer.userId, { length, others })
  const { port } = await bench.startKervan(database, { LIMIT_CHAT: '1000000/60' })
  const address = (path: string) => `http://127.0.0.1:${port}/api${path}`
  const office = `/staff/chat/conversations/${talkId}/messages`
  const asked = [
    { name: 'customer opens', path: '/chat/messages', headers: customer.headers },
    { name: 'customer leafs back', path: '/chat/messages?before=5000', headers: customer.headers },
    { name: 'customer state', path: '/chat', headers: customer.headers },
    { name: 'staff open', path: office, headers: staff.headers },
    { name: 'staff leaf back', path: `${office}?before=5000`, headers: staff.headers },
  ]
  const measured = async (call: () => Promise<number>, expected: number) => {
    const times: number[] = []
    for (let turn = 0; turn < openings; turn += 1) {
      const begin = performance.now()
      const status = await call()
      times.push(performance.now() - begin)
      mustHold(status === expected, `a call was answered with ${status}`)
    }
    return { slowest: Math.max(...times) }
  }
  const read = (path: string, headers: Record<string, string>) => async () => {
    const answer = await fetch(address(path), { headers })
    await answer.arrayBuffer()
    return answer.status
  }
  const write = async () => {
    const answer = await fetch(address('/chat/messages'), {
      method: 'POST',
      headers: {
        ...customer.headers,
        origin: `http://localhost:${port}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ id: randomUUID(), message_text: 'Bir söz daha' }),
    })
    await answer.arrayBuffer()
    return answer.status
  }
  const ours = [
    ...asked.map(({ name, path, headers }) => ({ name, round: () => measured(read(path, headers), 200) })),
    { name: 'customer writes', round: () => measured(write, 201) },
  ]
  const taken = await takeTurns(
    { ours, neighbours: [] },
    { rounds: bench.rounds, watch: 'slowest', warmUps: 1 },
  )
  return ours.map(({ name }) =>
    plainLine({
      figure: `${name}, ${length.toLocaleString('en')} messages, the slowest of ${openings}`,
      unit: 'ms',
      samples: taken.samples(name, 'slowest'),
      pass: atMost(200, 'ms'),
    }),
  )
}
