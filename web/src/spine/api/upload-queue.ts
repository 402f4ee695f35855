/** The files that are being sent: two at a time, each can be cancelled or tried again. */
import { useEffect, useRef, useState } from 'react'
import { type FileRules, fileProblem } from '#spine/api/file-rules.ts'
import { randomKey } from '#spine/api/idempotency-keys.ts'
import { sendFile } from '#spine/api/send-file.ts'

export type Upload = {
  /** Also its idempotency key. */
  key: string
  file: File
  /** `failed` may be tried again, `refused` not. */
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'refused'
  sent: number
  problem?: string
}

const atOnce = 2

type Settings = { address: string; rules: FileRules; onSent: (answer: unknown, file: File) => void }

export function useUploads({ address, rules, onSent }: Settings) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const running = useRef(new Map<string, AbortController>())
  const latest = useRef({ address, onSent })
  latest.current = { address, onSent }
  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))

  const start = async ({ key, file }: Upload) => {
    const controller = new AbortController()
    running.current.set(key, controller)
    change(key, { state: 'sending', sent: 0 })
    const result = await sendFile(file, {
      address: latest.current.address,
      idempotencyKey: key,
      onProgress: (sent) => change(key, { sent }),
      signal: controller.signal,
    })
    running.current.delete(key)
    if ('problem' in result)
      return change(key, { state: result.isFinal ? 'refused' : 'failed', problem: result.problem })
    change(key, { state: 'done', sent: file.size })
    latest.current.onSent(result.answer, file)
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
    add: (files: Iterable<File>) => {
      // Read at once: the list of an input is emptied with it.
      const added = [...files].map((file) => toUpload(file, rules))
      setUploads((now) => [...now, ...added])
    },
    retry: (key: string) => change(key, { state: 'waiting', sent: 0 }),
    /** Cancels what is being sent, and takes it from the list. */
    remove: (key: string) => {
      running.current.get(key)?.abort()
      running.current.delete(key)
      setUploads((now) => now.filter((upload) => upload.key !== key))
    },
  }
}

function toUpload(file: File, rules: FileRules): Upload {
  const problem = fileProblem(file, rules)
  const shared = { key: randomKey(), file, sent: 0 }
  return problem ? { ...shared, state: 'refused', problem } : { ...shared, state: 'waiting' }
}
