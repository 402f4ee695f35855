/** Floods the live connection from a thread of its own, so that whoever measures the others is not slowed down by the shouting. */
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { WebSocket } from 'ws'

type Target = { address: string; origin: string }

/** Until it is stopped: one connection after the other, each with as many frames as it can before it is cut off. */
export function startFlooder(target: Target): { stop(): Promise<number> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: target })
  return {
    stop: () =>
      new Promise((resolve, reject) => {
        worker.once('message', resolve).once('error', reject)
        worker.postMessage('stop')
      }),
  }
}

async function flood({ address, origin }: Target): Promise<void> {
  let connections = 0
  let isStopped = false
  parentPort?.once('message', () => {
    isStopped = true
  })
  while (!isStopped) {
    const socket = new WebSocket(address, { headers: { origin } })
    socket.on('error', () => undefined)
    await new Promise((resolve) => socket.once('open', resolve).once('close', resolve))
    for (let frame = 0; frame < 1_000 && socket.readyState === socket.OPEN; frame += 1) socket.send('x')
    connections += 1
    await pause(100)
    socket.terminate()
  }
  parentPort?.postMessage(connections)
}

if (workerData) await flood(workerData as Target)
