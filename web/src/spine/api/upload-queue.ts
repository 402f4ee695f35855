/** The files that are being sent: two at a time, each can be cancelled or tried again. */
import { useEffect, useRef, useState } from 'react'
import { toProblem } from '#spine/api/api.ts'
import { type FileRules, fileProblem } from '#spine/api/file-rules.ts'
import { randomKey } from '#spine/api/idempotency-keys.ts'
import { sendFile } from '#spine/api/send-file.ts'

/** `About` is what was said of the file when it was added. */
export type Upload<About = undefined> = {
  /** Also its idempotency key. */
  key: string
  file: File
  about: About
  /** `failed` may be tried again, `refused` not. */
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'refused'
  sent: number
  problem?: string
}

const atOnce = 2

type Settings<About> = {
  address: string
  rules: FileRules
  /** What follows. Where it fails so does the upload, and another try goes on from here without sending the file again. */
  onSent: (answer: unknown, upload: Upload<About>) => unknown
}

export function useUploads<About = undefined>({ address, rules, onSent }: Settings<About>) {
  const [uploads, setUploads] = useState<readonly Upload<About>[]>([])
  const running = useRef(new Map<string, AbortController>())
  const answers = useRef(new Map<string, { answer: unknown }>())
  const latest = useRef({ address, onSent })
  latest.current = { address, onSent }
  const change = (key: string, changes: Partial<Upload<About>>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))

  const start = async (upload: Upload<About>) => {
    const { key, file } = upload
    const controller = new AbortController()
    running.current.set(key, controller)
    const known = answers.current.get(key)
    change(key, { state: 'sending', sent: known ? file.size : 0 })
    const result =
      known ??
      (await sendFile(file, {
        address: latest.current.address,
        idempotencyKey: key,
        onProgress: (sent) => change(key, { sent }),
        signal: controller.signal,
      }))
    const outcome = 'problem' in result ? failed(result) : await follow(result, upload)
    running.current.delete(key)
    change(key, outcome)
  }
  const follow = async (result: { answer: unknown }, upload: Upload<About>): Promise<Outcome> => {
    try {
      answers.current.set(upload.key, result)
      await latest.current.onSent(result.answer, upload)
      answers.current.delete(upload.key)
      return { state: 'done', sent: upload.file.size }
    } catch (error) {
      return { state: 'failed', problem: toProblem(error).message }
    }
  }
  useEffect(() => {
    const next = uploads.find(({ key, state }) => state === 'waiting' && !running.current.has(key))
    if (next && running.current.size < atOnce) void start(next)
  })
  const isSending = uploads.some(({ state }) => state === 'waiting' || state === 'sending')
  useEffect(() => {
    if (!isSending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSending])
  useEffect(() => {
    const calls = running.current
    return () => {
      for (const controller of calls.values()) controller.abort()
      calls.clear()
    }
  }, [])

  return {
    uploads,
    add: (files: Iterable<File>, about: About) => {
      // Read at once: the list of an input is emptied with it.
      const added = [...files].map((file) => toUpload(file, about, rules))
      setUploads((now) => [...now, ...added])
    },
    /** Takes what has arrived from the list. */
    forgetDone: () => setUploads((now) => now.filter(({ state }) => state !== 'done')),
    retry: (key: string) => change(key, { state: 'waiting', sent: 0 }),
    /** Cancels what is being sent, and takes it from the list. */
    remove: (key: string) => {
      running.current.get(key)?.abort()
      running.current.delete(key)
      answers.current.delete(key)
      setUploads((now) => now.filter((upload) => upload.key !== key))
    },
  }
}

type Outcome = Pick<Upload, 'state' | 'sent'> | Pick<Upload, 'state' | 'problem'>

const failed = ({ problem, isFinal }: { problem: string; isFinal?: boolean }): Outcome => ({
  state: isFinal ? 'refused' : 'failed',
  problem,
})

function toUpload<About>(file: File, about: About, rules: FileRules): Upload<About> {
  const problem = fileProblem(file, rules)
  const shared = { key: randomKey(), file, about, sent: 0 }
  return problem ? { ...shared, state: 'refused', problem } : { ...shared, state: 'waiting' }
}
