/**
 * What the phone keeps of a driver's link: the page as it was last read, and each report that waits under a key of its own, so that two
 * tabs of one link never write over each other's.
 */
import type { DriverPage, DriverReport } from '@kervan/domain/tracking/driver-links.contract.ts'
import { readStored, removeStored, storedKeys, writeStored } from '#spine/drafts/browser-storage.ts'

export const driverStorageKeys = 'kervan-driver-'

type KeptPage = { page?: DriverPage; heardAt?: string; waiting?: DriverReport[] }

export function driverStorage(token: string) {
  const pageKey = `${driverStorageKeys}${token}`
  const prefix = `${pageKey}/`
  // Taking a report back is a report too, under the same id.
  const keyOf = ({ id, retracted }: DriverReport) => `${prefix}${id}${retracted ? '/back' : ''}`
  const add = (report: DriverReport) => writeStored(keyOf(report), JSON.stringify(report))
  const reportKeys = () => storedKeys().filter((key) => key.startsWith(prefix))
  const { waiting: together, ...kept } = parsed<KeptPage>(pageKey) ?? {}
  // A phone that waits since reports were kept together keeps them apart from now on.
  if (together && together.length > 0) {
    for (const report of together) add(report)
    writeStored(pageKey, JSON.stringify(kept))
  }
  return {
    add,
    isReport: (key: string) => key.startsWith(prefix),
    /** In the order in which they happened. */
    waiting: (): DriverReport[] =>
      [...new Set(reportKeys())].flatMap((key) => parsed<DriverReport>(key) ?? []).sort(inOrder),
    remove(reports: readonly DriverReport[]): void {
      for (const report of reports) removeStored(keyOf(report))
    },
    /** Nothing of a link that has run out. */
    page(): { page?: DriverPage; heardAt?: string } {
      const { page, heardAt } = parsed<KeptPage>(pageKey) ?? {}
      if (page && Date.parse(page.expires_at) >= Date.now()) return { page, ...(heardAt && { heardAt }) }
      removeStored(pageKey)
      return {}
    },
    keep: (page: DriverPage, heardAt: string) => writeStored(pageKey, JSON.stringify({ page, heardAt })),
    forget(): void {
      for (const key of [pageKey, ...reportKeys()]) removeStored(key)
    },
  }
}

const inOrder = (a: DriverReport, b: DriverReport): number =>
  a.happened_at === b.happened_at
    ? Number(a.retracted) - Number(b.retracted)
    : a.happened_at < b.happened_at
      ? -1
      : 1

function parsed<Value>(key: string): Value | undefined {
  try {
    return JSON.parse(readStored(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
