/** The files that a part of a page sends. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useKeptQueues } from '#spine/api/kept-uploads.tsx'
import { createUploadQueue, type UploadQueue, type UploadSettings } from '#spine/api/upload-queue.ts'

/** `place` names the part among all pages: what it sends goes on when it is left. Without, it is cancelled then. */
type Props<About> = UploadSettings<About> & { place?: string }

export function useUploads<About = undefined>({ place, ...settings }: Props<About>) {
  const kept = useKeptQueues()
  const [own] = useState(() => createUploadQueue<About>(settings))
  useEffect(() => own.stop, [own])
  const queue = place && kept ? keptQueue<About>(kept, place, settings) : own
  queue.setSettings(settings)
  const uploads = useSyncExternalStore(queue.watch, queue.now)
  const { add, forgetDone, retry, remove } = queue
  return { uploads, add, forgetDone, retry, remove }
}

type Kept = NonNullable<ReturnType<typeof useKeptQueues>>

function keptQueue<About>(kept: Kept, place: string, settings: UploadSettings<About>): UploadQueue<About> {
  const known = kept.get(place) as UploadQueue<About> | undefined
  if (known) return known
  const queue = createUploadQueue<About>(settings)
  kept.set(place, queue)
  return queue
}
