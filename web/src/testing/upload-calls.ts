/** The calls by which a page sends files, caught before they leave it. */
import { onTestFinished, vi } from 'vitest'

/** One that a page has made, and how the server may answer it. */
export class Call {
  static all: Call[] = []
  headers: Record<string, string> = {}
  upload: { onprogress?: (event: { loaded: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  status = 0
  response: unknown = null
  address = ''
  isAborted = false
  body: File | null = null
  open(_: string, address: string) {
    this.address = address
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: File) {
    this.body = body
    Call.all.push(this)
  }
  abort() {
    this.isAborted = true
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response })
    this.onload?.()
  }
}

export function catchCalls(): void {
  Call.all = []
  vi.stubGlobal('XMLHttpRequest', Call)
  onTestFinished(() => void vi.unstubAllGlobals())
}
