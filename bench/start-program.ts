/** Starts the other processes of a run: forked programs that are called over their channel, and end when it closes. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type Program = { call<Answer>(task: string, input?: unknown): Promise<Answer>; stop(): Promise<void> }
export type Request = { number: number; task: string; input: unknown }
export type Reply = { number: number; answer?: unknown; error?: string }

/** No task takes longer; a run must not hang. */
const answerLimitMs = 180_000
/** A program that does not end in this time is killed. */
const stopLimitMs = 20_000

export async function startProgram(file: string, input: unknown = {}): Promise<Program> {
  const child = fork(join(import.meta.dirname, file), [], {
    execArgv: ['--expose-gc'],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const waiting = new Map<number, (reply: Reply) => void>()
  let count = 0
  child.on('message', (reply: Reply) => {
    waiting.get(reply.number)?.(reply)
    waiting.delete(reply.number)
  })
  child.on('exit', (code, signal) => {
    for (const [number, settle] of waiting) settle({ number, error: `${file} ended (${signal ?? code})` })
    waiting.clear()
  })

  const call = <Answer>(task: string, given: unknown = {}) =>
    new Promise<Answer>((resolve, reject) => {
      count += 1
      const late = setTimeout(() => reject(new Error(`${file}, ${task}: no answer`)), answerLimitMs)
      waiting.set(count, ({ answer, error }) => {
        clearTimeout(late)
        if (error === undefined) resolve(answer as Answer)
        else reject(new Error(`${file}, ${task}: ${error}`))
      })
      child.send({ number: count, task, input: given } satisfies Request, (error) => error && reject(error))
    })

  const program = { call, stop: () => stopChild(child) }
  try {
    await call('start', input)
  } catch (error) {
    await program.stop()
    throw error
  }
  return program
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  const killer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs)
  if (child.connected) child.disconnect()
  await ended
  clearTimeout(killer)
}
