/** Files that are being sent: two at a time, each can be cancelled or tried again. It goes on while nobody looks at it, and then says how each ended. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { toProblem } from '#spine/api/api.ts'
import { type FileRules, fileProblem } from '#spine/api/file-rules.ts'
import { randomKey } from '#spine/api/idempotency-keys.ts'
import { sendFile } from '#spine/api/send-file.ts'
import { toast } from '#spine/ui/toast.tsx'

/** `About` is what was said of the file when it was added. */
export type Upload<About = undefined> = {
  key: string
  file: File
  about: About
  /** `failed` may be tried again, `refused` not. */
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'refused'
  sent: number
  problem?: string
}

export type UploadSettings<About> = {
  address: string
  /** Whose session sends them, wherever the page is meanwhile. */
  surface?: Surface
  rules: FileRules
  /** What follows. Where it fails so does the upload, and another try goes on from here without sending the file again. */
  onSent: (answer: unknown, upload: Upload<About>) => unknown
  /** By the code of what failed then: whether another try has to send the file again, or none could help. */
  afterProblem?: (code: string) => 'send' | 'none' | undefined
  /** Undoes what followed, for one that was cancelled meanwhile. */
  takeBack?: (answer: unknown) => Promise<unknown>
}

export type UploadQueue<About> = ReturnType<typeof createUploadQueue<About>>

/** What another try of a file needs to know of the last one. */
type Work = {
  idempotencyKey: string
  controller: AbortController
  arrived?: { answer: unknown }
  isCancelled?: true
}

const atOnce = 2

export function createUploadQueue<About>(settings: UploadSettings<About>) {
  let latest = settings
  let uploads: readonly Upload<About>[] = []
  const watchers = new Set<() => void>()
  const works = new Map<string, Work>()
  const running = new Set<string>()
  const self = {}

  const set = (next: readonly Upload<About>[]) => {
    uploads = next
    askBeforeUnload(self, uploads.some(isOpen))
    for (const watcher of watchers) watcher()
    queueMicrotask(startNext)
  }
  const startNext = () => {
    const waiting = uploads.find(({ key, state }) => state === 'waiting' && !running.has(key))
    if (waiting && running.size < atOnce) void start(waiting)
  }
  const change = (key: string, changes: Partial<Upload<About>>) =>
    set(uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))
  const isListed = (key: string) => uploads.some((upload) => upload.key === key)
  const forgetDone = () => set(uploads.filter(({ state }) => state !== 'done'))

  const start = async (upload: Upload<About>) => {
    const { key, file } = upload
    const controller = new AbortController()
    const work: Work = { idempotencyKey: randomKey(), ...works.get(key), controller }
    works.set(key, work)
    running.add(key)
    change(key, { state: 'sending', sent: work.arrived ? file.size : 0 })
    const result =
      work.arrived ??
      (await sendFile(file, {
        address: latest.address,
        idempotencyKey: work.idempotencyKey,
        ...(latest.surface && { surface: latest.surface }),
        onProgress: (sent) => change(key, { sent }),
        signal: controller.signal,
      }))
    const outcome = 'problem' in result ? failed(result) : await follow(result, upload, work)
    if (!isListed(key)) return
    running.delete(key)
    change(key, outcome)
    if (watchers.size === 0) tell({ ...upload, ...outcome })
  }
  const follow = async (result: { answer: unknown }, upload: Upload<About>, work: Work): Promise<Outcome> => {
    const { key, file } = upload
    try {
      work.arrived = result
      await latest.onSent(result.answer, upload)
      if (work.isCancelled) await latest.takeBack?.(result.answer).catch(() => undefined)
      works.delete(key)
      return { state: 'done', sent: file.size }
    } catch (error) {
      const { code, message } = toProblem(error)
      const after = latest.afterProblem?.(code)
      if (after === 'send') works.delete(key)
      return { state: after === 'none' ? 'refused' : 'failed', problem: message }
    }
  }

  return {
    setSettings: (next: UploadSettings<About>) => {
      latest = next
    },
    now: () => uploads,
    watch: (watcher: () => void) => {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
        if (watchers.size === 0) forgetDone()
      }
    },
    stop: () => {
      for (const { controller } of works.values()) controller.abort()
      askBeforeUnload(self, false)
      uploads = []
    },
    add: (files: Iterable<File>, about: About) => {
      // Read at once: the list of an input is emptied with it.
      const added = [...files].map((file) => toUpload(file, about, latest.rules))
      set([...uploads, ...added])
    },
    /** Takes what has arrived from the list. */
    forgetDone,
    retry: (key: string) => change(key, { state: 'waiting', sent: 0 }),
    /** Cancels what is being sent, and takes it from the list. */
    remove: (key: string) => {
      const work = works.get(key)
      if (work) work.isCancelled = true
      work?.controller.abort()
      works.delete(key)
      running.delete(key)
      set(uploads.filter((upload) => upload.key !== key))
    },
  }
}

const isOpen = ({ state }: { state: Upload['state'] }) => state === 'waiting' || state === 'sending'

type Outcome = Pick<Upload, 'state' | 'sent'> | Pick<Upload, 'state' | 'problem'>

const failed = ({ problem, isFinal }: { problem: string; isFinal?: boolean }): Outcome => ({
  state: isFinal ? 'refused' : 'failed',
  problem,
})

function tell({ key, file, state, problem }: Omit<Upload, 'about'>): void {
  if (state === 'done') toast.success({ title: `${file.name} yüklendi`, topic: key })
  else toast.failure({ title: `${file.name} yüklenemedi`, ...(problem && { description: problem }) })
}

function toUpload<About>(file: File, about: About, rules: FileRules): Upload<About> {
  const problem = fileProblem(file, rules)
  const shared = { key: randomKey(), file, about, sent: 0 }
  return problem ? { ...shared, state: 'refused', problem } : { ...shared, state: 'waiting' }
}

/** What would be lost with the page: the queues that are sending, and whatever else holds files. */
const holders = new Set<object>()
const ask = (event: BeforeUnloadEvent) => event.preventDefault()

export function askBeforeUnload(holder: object, hasFiles: boolean): void {
  if (hasFiles) holders.add(holder)
  else holders.delete(holder)
  if (holders.size > 0) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
}
