/** What a driver reports: kept on the phone until the server has it, and sent again until it does. */
import { mostReports } from '@kervan/domain/tracking/driver-link.ts'
import type { DriverPage, DriverReport } from '@kervan/domain/tracking/driver-links.contract.ts'
import { postJson } from '#spine/api/post-json.ts'
import { hasStored, readStored, removeStored, writeStored } from '#spine/drafts/browser-storage.ts'

export type DriverState = {
  /** As the server last said; undefined until it is known. */
  page: DriverPage | undefined
  /** When it said so, by the phone's clock. */
  heardAt: string | undefined
  /** It has answered since the page was opened. */
  isFresh: boolean
  /** Not yet with the server. */
  waiting: readonly DriverReport[]
  isSending: boolean
  /** The link does not work any more. */
  refused: boolean
  /** The last try did not reach the server. */
  isCutOff: boolean
}

export type DriverReports = ReturnType<typeof createDriverReports>

const keys = 'kervan-driver-'
const firstPauseMs = 2_000
const longestPauseMs = 30_000

export function createDriverReports(token: string) {
  const key = `${keys}${token}`
  let state: DriverState = {
    ...{ page: undefined, heardAt: undefined, waiting: [] },
    ...stored(key),
    ...{ isFresh: false, isSending: false, refused: false, isCutOff: false },
  }
  const listeners = new Set<() => void>()
  let pause = firstPauseMs
  let timer: ReturnType<typeof setTimeout> | undefined

  function change(next: Partial<DriverState>): void {
    state = { ...state, ...next }
    const { page, heardAt, waiting, refused } = state
    // Of a link that is closed nothing stays on the phone.
    if (refused) removeStored(key)
    else writeStored(key, JSON.stringify({ page, heardAt, waiting }))
    for (const listener of listeners) listener()
  }

  /** Sends what waits, as much at once as the server takes; with nothing to send it reads the page. */
  async function send(): Promise<void> {
    clearTimeout(timer)
    if (state.isSending || state.refused) return
    const sent = state.waiting.slice(0, mostReports)
    change({ isSending: true })
    const answer =
      sent.length > 0
        ? await postJson<DriverPage>('/driver-reports', { token, reports: sent })
        : await postJson<DriverPage>('/driver-visits', { token })
    if ('body' in answer) {
      pause = firstPauseMs
      const waiting = state.waiting.filter((report) => !sent.includes(report))
      const heardAt = new Date().toISOString()
      change({ page: answer.body, heardAt, waiting, isFresh: true, isSending: false, isCutOff: false })
      if (waiting.length > 0) void send()
      return
    }
    if (answer.problem?.code === 'LINK_REFUSED') return change({ isSending: false, refused: true })
    change({ isSending: false, isCutOff: true })
    timer = setTimeout(() => void send(), pause)
    pause = Math.min(pause * 2, longestPauseMs)
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      window.addEventListener('online', send)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('online', send)
        clearTimeout(timer)
      }
    },
    state: () => state,
    send,
    add(report: DriverReport): void {
      change({ waiting: [...state.waiting, report] })
      void send()
    },
  }
}

/** Of a link that has run out, only what the server does not have yet. */
function stored(key: string): Partial<DriverState> {
  try {
    const { page, heardAt, waiting } = JSON.parse(readStored(key) ?? '{}')
    const isOver = !page || Date.parse(page.expires_at) < Date.now()
    return { ...(!isOver && { page, heardAt }), waiting: Array.isArray(waiting) ? waiting : [] }
  } catch {
    return {}
  }
}

/** Whether the phone knows of any link. */
export const hasDriverLinks = () => hasStored(keys)

export type ShownReport = DriverReport & { isWaiting: boolean }

/** Newest first; the phone's own word comes before what the server knew. */
export function shownReports({ page, waiting }: Pick<DriverState, 'page' | 'waiting'>): ShownReport[] {
  const shown = new Map<string, ShownReport>()
  for (const report of page?.reports ?? []) shown.set(report.id, { ...report, isWaiting: false })
  for (const report of waiting) shown.set(report.id, { ...report, isWaiting: true })
  return [...shown.values()].sort((a, b) => (a.happened_at < b.happened_at ? 1 : -1))
}
