/** `npm run backup` and `npm run restore` as processes of their own, to be killed; they end with the test, also a failed one. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export function runDataCommand(name: 'backup' | 'restore', argument: string, env: Record<string, string>) {
  const script = fileURLToPath(new URL(`../${name}.ts`, import.meta.url))
  const child = spawn(process.execPath, [script, argument], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const exit = once(child, 'close').then(([code]) => code as number | null)
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const end = async (signal: NodeJS.Signals) => {
    if (!hasEnded()) child.kill(signal)
    return exit
  }
  onTestFinished(async () => void (await end('SIGKILL')))
  return { exit, hasEnded, end, output: () => output }
}
