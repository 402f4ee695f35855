/** What a driver reports: kept on the phone until the server has it, and sent again until it does. */
import { mostReports } from '@kervan/domain/tracking/driver-link.ts'
import type { DriverPage, DriverReport } from '@kervan/domain/tracking/driver-links.contract.ts'
import { driverStorage, driverStorageKeys } from '#features/tracking/driver-storage.ts'
import { postJson } from '#spine/api/post-json.ts'
import { hasStored } from '#spine/drafts/browser-storage.ts'

export type DriverState = {
  /** As the server last said; undefined until it is known. */
  page: DriverPage | undefined
  /** When it said so, by the phone's clock. */
  heardAt: string | undefined
  /** It has answered since the page was opened. */
  isFresh: boolean
  /** Not yet with the server, of this tab and of others. */
  waiting: readonly DriverReport[]
  isSending: boolean
  /** The link does not work any more. */
  refused: boolean
  /** How many reports came too late for the link, and were handed to the office instead. */
  handedOver: number
  /** The last try did not reach the server. */
  isCutOff: boolean
}

export type DriverReports = ReturnType<typeof createDriverReports>

const firstPauseMs = 2_000
const longestPauseMs = 30_000

export function createDriverReports(token: string) {
  const storage = driverStorage(token)
  let state: DriverState = {
    ...{ page: undefined, heardAt: undefined },
    ...storage.page(),
    waiting: storage.waiting(),
    ...{ isFresh: false, isSending: false, refused: false, handedOver: 0, isCutOff: false },
  }
  const listeners = new Set<() => void>()
  let pause = firstPauseMs
  let timer: ReturnType<typeof setTimeout> | undefined

  function change(next: Partial<DriverState>): void {
    state = { ...state, ...next, waiting: next.refused ? state.waiting : storage.waiting() }
    for (const listener of listeners) listener()
  }

  /** Another tab of the same link has added a report, or sent some. */
  function onStorage({ key }: StorageEvent): void {
    if (!state.refused && (key === null || storage.isReport(key))) change({})
  }

  /** Sends what waits, as much at once as the server takes; with nothing to send it reads the page. */
  async function send(): Promise<void> {
    clearTimeout(timer)
    if (state.isSending || state.refused) return
    const sent = storage.waiting().slice(0, mostReports)
    change({ isSending: true })
    const answer =
      sent.length > 0
        ? await postJson<DriverPage>('/driver-reports', {
            token,
            reports: sent,
            // The server knows by it how wrong the phone's clock is.
            sent_at: new Date().toISOString(),
          })
        : await postJson<DriverPage>('/driver-visits', { token })
    const isHandedOver = 'problem' in answer && answer.problem?.code === 'LINK_CLOSED'
    if ('body' in answer || isHandedOver) storage.remove(sent)
    if ('body' in answer) {
      pause = firstPauseMs
      const heardAt = new Date().toISOString()
      storage.keep(answer.body, heardAt)
      change({ page: answer.body, heardAt, isFresh: true, isSending: false, isCutOff: false })
      if (state.waiting.length > 0) void send()
      return
    }
    if (isHandedOver) {
      change({ isSending: false, handedOver: state.handedOver + sent.length })
      return state.waiting.length > 0 ? send() : refuse()
    }
    if (answer.problem?.code === 'LINK_REFUSED') {
      change({ isSending: false })
      // Reported while only the page was asked for: the server takes it for the office.
      return sent.length === 0 && state.waiting.length > 0 ? send() : refuse()
    }
    change({ isSending: false, isCutOff: true })
    // Nobody looks any more: what waits is sent when the page is opened again.
    if (listeners.size === 0) return
    timer = setTimeout(() => void send(), pause)
    pause = Math.min(pause * 2, longestPauseMs)
  }

  /** Of a link that is closed nothing stays on the phone. */
  function refuse(): void {
    change({ isSending: false, refused: true })
    storage.forget()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      window.addEventListener('online', send)
      window.addEventListener('storage', onStorage)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('online', send)
        window.removeEventListener('storage', onStorage)
        clearTimeout(timer)
      }
    },
    state: () => state,
    send,
    add(report: DriverReport): void {
      storage.add(report)
      change({})
      void send()
    },
  }
}

/** Whether the phone knows of any link. */
export const hasDriverLinks = () => hasStored(driverStorageKeys)

export type ShownReport = DriverReport & { isWaiting: boolean }

/** Newest first; the phone's own word comes before what the server knew. */
export function shownReports({ page, waiting }: Pick<DriverState, 'page' | 'waiting'>): ShownReport[] {
  const shown = new Map<string, ShownReport>()
  for (const report of page?.reports ?? []) shown.set(report.id, { ...report, isWaiting: false })
  for (const report of waiting) shown.set(report.id, { ...report, isWaiting: true })
  return [...shown.values()].sort((a, b) => (a.happened_at < b.happened_at ? 1 : -1))
}
