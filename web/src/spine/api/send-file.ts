/** Sends one file as the body of a call, with its progress. By XMLHttpRequest: fetch does not say how much has been sent. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { Problem } from '@kervan/domain/problems.ts'
import { callHeaders } from '#spine/api/api.ts'
import { closePage } from '#spine/api/close-page.ts'

/** `isFinal` where no other try could send it; `code` is the name of the server's refusal. */
export type SentFile = { answer: unknown } | { problem: string; isFinal?: boolean; code?: string | undefined }
type Settings = {
  address: string
  /** Another try of the same file sends the same key, so that it is stored once. */
  idempotencyKey: string
  /** For a call that is not made by somebody who has signed in. */
  headers?: Record<string, string>
  surface?: Surface
  onProgress: (sentBytes: number) => void
  signal: AbortSignal
}

const unreachable = 'Bağlantı koptu. Bağlantınızı kontrol edip yeniden deneyin.'
const refused = 'Sunucu dosyayı almadı. Yeniden deneyin.'
const tooLarge = 413
const wrongKind = 415

/** Never settles where it was cancelled. */
export function sendFile(
  file: File,
  { address, idempotencyKey, headers: more, surface, onProgress, signal }: Settings,
): Promise<SentFile> {
  return new Promise((settle) => {
    const call = new XMLHttpRequest()
    call.open('POST', address)
    call.responseType = 'json'
    const headers = {
      ...callHeaders({ idempotencyKey, ...(surface && { surface }) }),
      'content-type': file.type || 'application/octet-stream',
      'x-file-name': encodeURIComponent(file.name),
      ...more,
    }
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value)
    call.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size))
    call.onload = () => {
      const isGood = call.status >= 200 && call.status < 300
      const isFinal = call.status === tooLarge || call.status === wrongKind
      settle(isGood ? { answer: call.response } : { problem: problemOf(call), isFinal, code: codeOf(call) })
    }
    call.onerror = () => settle({ problem: unreachable })
    call.ontimeout = call.onerror
    signal.addEventListener('abort', () => call.abort())
    call.send(file)
  })
}

const codeOf = ({ response }: XMLHttpRequest) => ((response ?? {}) as Partial<Problem>).code

function problemOf({ status, response }: XMLHttpRequest): string {
  const { code, message, data } = (response ?? {}) as Partial<Problem>
  // Somebody else has signed in in another tab and must not see this page.
  if (code === 'OTHER_PERSON') closePage(() => location.reload())
  const { reason } = (data ?? {}) as { reason?: unknown }
  if (typeof message === 'string' && message)
    return typeof reason === 'string' ? `${message}. ${reason}` : message
  if (status === wrongKind) return 'Sunucu bu türde bir dosyayı almıyor.'
  return status === tooLarge ? 'Dosya sunucunun alabileceğinden büyük.' : refused
}
