/** The real program as a process of its own, to be killed and started again; it ends with the test, also a failed one. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const mainFile = fileURLToPath(new URL('../main.ts', import.meta.url))

export type Exit = { code: number | null; signal: NodeJS.Signals | null }
export type Program = {
  pid: number
  base: string
  /** From the start of the process to the first good answer of /health/ready. */
  ready: Promise<number>
  exit: Promise<Exit>
  hasEnded(): boolean
  output(): string
  signal(signal: NodeJS.Signals): void
  kill(): Promise<void>
}

export function launch(options: { port: number; env: Record<string, string> }): Program {
  const child = spawn(process.execPath, [mainFile, '--dev'], {
    // Nothing of the shell's environment: it may hold settings of its own.
    env: {
      PATH: process.env.PATH,
      PORT: String(options.port),
      KERVAN_TEST_WORLD: 'empty',
      LIMIT_TEST_MAIL: '1000000/60',
      LIMIT_LIVE_CONNECT: '1000000/60',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const startedAt = performance.now()
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const exit = once(child, 'close').then(([code, signal]): Exit => ({ code, signal }))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const base = `http://127.0.0.1:${options.port}`
  const ready = becomesReady(base, hasEnded, () => output).then(() => performance.now() - startedAt)
  ready.catch(() => undefined) // some are killed before
  const kill = async () => {
    if (!hasEnded()) child.kill('SIGKILL')
    await exit
  }
  onTestFinished(kill)
  return {
    pid: child.pid ?? 0,
    base,
    ready,
    exit,
    hasEnded,
    output: () => output,
    signal: (signal) => signalOnce(child, signal),
    kill,
  }
}

function signalOnce(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal)
}

async function becomesReady(base: string, hasEnded: () => boolean, output: () => string): Promise<void> {
  for (const deadline = performance.now() + 180_000; performance.now() < deadline; await pause(20)) {
    if (hasEnded()) throw new Error(`The program ended before it was ready:\n${output()}`)
    const answer = await fetch(`${base}/health/ready`).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    if (answer?.status === 200) return
  }
  throw new Error(`The program does not become ready:\n${output()}`)
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('No free port')
  return address.port
}
