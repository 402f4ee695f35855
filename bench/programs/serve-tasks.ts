/** The inside of a program: runs the tasks that the harness calls, and ends when the harness has ended. */
import type { Reply, Request } from '../start-program.ts'

type Task = (input: never) => unknown

/** `start` comes first; `stop` runs when the channel closes. */
export function serveTasks(tasks: Record<string, Task> & { start: Task }, stop: () => unknown): void {
  process.on('message', async ({ number, task, input }: Request) => {
    const reply: Reply = { number }
    try {
      const work = tasks[task]
      if (!work) throw new Error('no such task')
      reply.answer = await work(input as never)
    } catch (error) {
      reply.error = error instanceof Error ? (error.stack ?? error.message) : String(error)
    }
    if (process.connected) process.send?.(reply)
  })
  process.on('disconnect', async () => {
    try {
      await stop()
    } finally {
      process.exit()
    }
  })
  // A terminal's Ctrl-C reaches all processes; the harness decides, and closes the channel.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
}
