/** People who press the test-mail button again and again, each time for an address of its own, and note what was promised. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { idempotencyHeader } from '@kervan/domain/procedure.ts'
import { between } from '#testing/eventually.ts'

export type Attempt = { status: number; mailId: string | undefined } | undefined

/** Undefined when no whole answer came back. */
export async function askForMail(base: string, to: string, key: string): Promise<Attempt> {
  try {
    const answer = await fetch(`${base}/api/demo/inbox/test-mail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [idempotencyHeader]: key },
      body: JSON.stringify({ to }),
      signal: AbortSignal.timeout(10_000),
    })
    const body = (await answer.json()) as { mail_id?: string }
    return { status: answer.status, mailId: body.mail_id }
  } catch {
    return undefined
  }
}

export function startCallers(base: () => string, count: number) {
  const acknowledged = new Map<string, string>()
  const tried = new Set<string>()
  const odd: number[] = []
  let stopped = false

  const call = async (caller: number) => {
    while (!stopped) {
      const to = `${randomUUID()}@deneme.example`
      const key = randomUUID()
      tried.add(to)
      // Every other caller gives up at the first failure; the rest repeat the same call until it is answered.
      const tries = caller % 2 === 0 ? 1 : 1_000
      for (let attempt = 0; attempt < tries && !stopped; attempt += 1) {
        const answer = await askForMail(base(), to, key)
        if (answer?.status === 202 && answer.mailId) {
          acknowledged.set(to, answer.mailId)
          break
        }
        if (answer && answer.status !== 503) odd.push(answer.status)
        await pause(between(20, 100))
      }
      await pause(between(0, 40))
    }
  }
  const running = Promise.all(Array.from({ length: count }, (_, caller) => call(caller)))
  return {
    acknowledged,
    tried,
    /** Answers that were neither a success nor a polite «not now». */
    odd,
    async stop() {
      stopped = true
      await running
    },
  }
}
