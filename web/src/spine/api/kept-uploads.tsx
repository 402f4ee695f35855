/** Keeps what is being sent above the views: it goes on when one is left, and is there again on coming back. */
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

type Queue = { stop: () => void }
const Queues = createContext<Map<string, Queue> | null>(null)

export function KeptUploads({ children }: { children: ReactNode }) {
  const [queues] = useState(() => new Map<string, Queue>())
  useEffect(
    () => () => {
      for (const queue of queues.values()) queue.stop()
      queues.clear()
    },
    [queues],
  )
  return <Queues value={queues}>{children}</Queues>
}

/** By where they are; null where nothing is kept. */
export const useKeptQueues = () => useContext(Queues)
