/** Reads a mail in a thread of its own: a large one takes a second, and a hostile one ends the thread, not the program. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { InboundMail } from '#spine/mail/inbound/read-mail.ts'

const mostMemoryMb = 512
const mostMs = 30_000

/** Undefined where it cannot be read. */
export async function readMailApart(raw: Buffer): Promise<InboundMail | undefined> {
  const worker = new Worker(new URL('./read-mail-thread.ts', import.meta.url), {
    workerData: raw,
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
  })
  try {
    const signal = AbortSignal.timeout(mostMs)
    const [mail] = (await once(worker, 'message', { signal })) as [InboundMail | undefined]
    return mail && { ...mail, attachments: mail.attachments.map(asBuffer) }
  } catch {
    // Beyond its memory or its time.
    return undefined
  } finally {
    await worker.terminate()
  }
}

/** Between threads a buffer is plain bytes. */
const asBuffer = ({ content, ...file }: InboundMail['attachments'][number]) => ({
  ...file,
  content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
})
