/** Customers and staff write to each other over a bad network while the program is killed: nothing is lost, nothing is there twice, both sides read one order. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ChatMessage, MessagePage } from '@kervan/domain/chat/chat-message.ts'
import { expect, onTestFinished, test } from 'vitest'
import { createDataDoor } from '#spine/database/act-as.ts'
import { createPool } from '#spine/database/connect.ts'
import { between, eventually } from '#testing/eventually.ts'
import { killableProgram } from '#testing/killable-program.ts'
import { report, sized } from '#testing/size.ts'
import { type SignedIn, signIn } from '#testing/test-server.ts'
import { whenCalm } from '#testing/when-calm.ts'

const pairs = sized(20, 6)
/** Of each side; together 2,000 at full size. */
const messages = sized(50, 12)
const kills = sized(5, 2)

type Side = ReturnType<typeof openSide>

/** One side's browser: what it wants to send waits in its outbox until it is acknowledged, and what it has read it asks on from. */
function openSide(base: () => string, as: SignedIn, paths: { send: string; read: string }) {
  const outbox: { id: string; message_text: string }[] = []
  const read: ChatMessage[] = []
  let stopped = false
  let resent = 0

  /** Undefined where the network, or the server, did not answer; every fifth call is cut while it is under way. */
  const call = async <Body>(method: string, path: string, body?: object) => {
    const cut = new AbortController()
    const timer = Math.random() < 0.2 ? setTimeout(() => cut.abort(), between(0, 25)) : undefined
    try {
      const answer = await fetch(`${base()}/api${path}`, {
        method,
        headers: { origin: base(), ...as.headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: cut.signal,
      })
      return { status: answer.status, body: (await answer.json()) as Body }
    } catch {
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }

  const sending = (async () => {
    while (!stopped) {
      const [next] = outbox
      if (!next) {
        await pause(10)
        continue
      }
      const answer = await call<{ code?: string }>('POST', paths.send, next)
      if (answer?.status === 201) outbox.shift()
      else if (answer && answer.status < 500 && answer.status !== 429)
        throw new Error(`refused with ${answer.status} ${answer.body.code}`)
      else {
        resent += 1
        await pause(between(5, 60))
      }
    }
  })()

  const fetchNew = async () => {
    const after = read.at(-1)?.position ?? 0
    const answer = await call<MessagePage>('GET', `${paths.read}?after=${after}&limit=100`)
    if (answer?.status === 200) read.push(...answer.body.items)
  }
  const reading = (async () => {
    while (!stopped) {
      await fetchNew()
      await pause(between(20, 80))
      // A tab that is closed and opened again begins with nothing but its outbox.
      if (Math.random() < 0.02) read.length = 0
    }
  })()

  return {
    read,
    resent: () => resent,
    isDone: () => outbox.length === 0,
    write: (message_text: string) => outbox.push({ id: randomUUID(), message_text }),
    /** Once everything of both is written: reads to the end, from wherever the tab was. */
    async stop(last: number) {
      stopped = true
      await Promise.all([sending, reading])
      while ((read.at(-1)?.position ?? 0) < last) await fetchNew()
    },
  }
}

test(
  `${pairs * messages * 2} messages between ${pairs} pairs over cuts and ${kills} kills`,
  async () => {
    const { start, database, owner } = await killableProgram({
      LIMIT_CHAT: '1000000/60',
      KERVAN_TEST_WORLD: 'empty',
    })
    let program = await start()
    const base = () => program.base
    const pool = createPool(database.access, 2, () => undefined)
    onTestFinished(() => pool.end())
    const { actAs } = createDataDoor(pool)
    type Talk = { id: string; customer: Side; staff: Side }
    const talks: Talk[] = []
    for (let number = 0; number < pairs; number += 1) {
      const [customer, colleague] = [await signIn(actAs, 'customer'), await signIn(actAs, 'staff')]
      const begun = await whenCalm(base(), () =>
        fetch(`${base()}/api/staff/chat/conversations`, {
          method: 'POST',
          headers: { origin: base(), ...colleague.headers, 'content-type': 'application/json' },
          body: JSON.stringify({ customer_id: customer.userId }),
        }),
      )
      const { id } = (await begun.json()) as { id: string }
      const office = `/staff/chat/conversations/${id}/messages`
      talks.push({
        id,
        customer: openSide(base, customer, { send: '/chat/messages', read: '/chat/messages' }),
        staff: openSide(base, colleague, { send: office, read: office }),
      })
    }
    const written = new Map<string, { customer: string[]; staff: string[] }>()
    for (const { id, customer, staff } of talks) {
      const texts = { customer: [] as string[], staff: [] as string[] }
      written.set(id, texts)
      for (let turn = 0; turn < messages; turn += 1) {
        texts.customer.push(`m ${turn}`)
        texts.staff.push(`p ${turn}`)
        customer.write(`m ${turn}`)
        staff.write(`p ${turn}`)
      }
    }
    const count = async () =>
      (await owner.query<{ count: number }>('select count(*)::int as count from chat_messages')).rows[0]
        ?.count ?? 0
    const total = pairs * messages * 2
    for (let kill = 1; kill <= kills; kill += 1) {
      await eventually(
        'some more are written',
        async () => (await count()) >= (total * kill) / (kills + 1),
        240_000,
      )
      await program.kill()
      program = await start()
    }
    await eventually(
      'all are acknowledged',
      async () => talks.every(({ customer, staff }) => customer.isDone() && staff.isDone()),
      240_000,
    )
    await Promise.all(
      talks.flatMap(({ customer, staff }) => [customer.stop(messages * 2), staff.stop(messages * 2)]),
    )

    let resent = 0
    for (const { id, customer, staff } of talks) {
      const stored = await owner.query<{
        position: number
        message_text: string
        sender_type: 'customer' | 'staff'
      }>(
        'select position, message_text, sender_type from chat_messages where conversation_id = $1 order by position',
        [id],
      )
      const texts = stored.rows.map(({ message_text }) => message_text)
      expect(stored.rows.map(({ position }) => position)).toEqual(texts.map((_, place) => place + 1))
      for (const side of ['customer', 'staff'] as const)
        expect(
          stored.rows
            .filter(({ sender_type }) => sender_type === side)
            .map(({ message_text }) => message_text),
        ).toEqual(written.get(id)?.[side])
      for (const { read, resent: again } of [customer, staff]) {
        expect(read.map(({ message_text }) => message_text)).toEqual(texts)
        resent += again()
      }
    }
    // One conversation each, one round, and work that is open just where the customer wrote last.
    const { rows: odd } = await owner.query(
      `select c.id from chat_conversations c where (c.waiting_since is not null) <> (c.last_side = 'customer')
         or (c.waiting_since is not null) <> exists (select from work_items w where w.conversation_id = c.id and w.status = 'open')
         or (select count(*) from chat_rounds r where r.conversation_id = c.id) <> 1`,
    )
    expect(odd).toEqual([])
    report(`${total} messages, ${kills} kills, ${resent} sent again: 0 lost, 0 twice`)
    await program.kill()
  },
  sized(900_000, 300_000),
)
