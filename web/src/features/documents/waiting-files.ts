/** Files that wait to be told their type. They stay while other views are open, and the browser asks before they are lost with the page. */
import { useEffect, useState } from 'react'
import { useKeptQueues } from '#spine/api/kept-uploads.tsx'
import { askBeforeUnload } from '#spine/api/upload-queue.ts'

type Waiting = { files: readonly File[]; stop: () => void }

/** `place` names the part of the page among those that add documents. */
export function useWaitingFiles(place: string): [readonly File[], (files: readonly File[]) => void] {
  const kept = useKeptQueues()
  const [own] = useState(noFiles)
  useEffect(() => own.stop, [own])
  const waiting = kept ? keptWaiting(kept, `waiting ${place}`) : own
  const [, setShown] = useState(waiting.files)
  const set = (files: readonly File[]) => {
    waiting.files = files
    askBeforeUnload(waiting, files.length > 0)
    setShown(files)
  }
  return [waiting.files, set]
}

function noFiles(): Waiting {
  const waiting: Waiting = { files: [], stop: () => askBeforeUnload(waiting, false) }
  return waiting
}

/** Beside what is sent: for the same person, and forgotten with it. */
function keptWaiting(kept: NonNullable<ReturnType<typeof useKeptQueues>>, place: string): Waiting {
  const known = (kept.get(place) as Waiting | undefined) ?? noFiles()
  kept.set(place, known)
  return known
}
