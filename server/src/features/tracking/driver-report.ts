/** What a driver reports, as an event of the shipment or as a message for staff. */
import { driverWordsOf, kindReported } from '@kervan/domain/tracking/driver-link.ts'
import type { DriverPage, DriverReport } from '@kervan/domain/tracking/driver-links.contract.ts'
import { noReferences, plainEvent } from '@kervan/domain/tracking/told-message.ts'
import { toldPlace } from '@kervan/domain/tracking/told-place.ts'
import { nameOf, type TrackingEvent, versionsInOrder } from '@kervan/domain/tracking/tracking-event.ts'
import { formatShortDateTime } from '@kervan/domain/values/format-date.ts'
import type { KeptMessage } from '#features/tracking/keep-messages.ts'
import type { NewEvent } from '#features/tracking/record-events.ts'

export type ReportingLink = Omit<DriverPage, 'reports' | 'border'> & {
  shipment_id: string
  created_at: string
  origin_country: string
  destination_country: string
  origin_code: string
  destination_code: string
  state: 'open' | 'revoked' | 'expired'
}

type Link = Pick<ReportingLink, 'link_id' | 'driver_name' | 'container_number' | 'leg' | 'created_at'>

/** A phone's clock may be wrong: nothing happens in the future, or long before the link was made. */
export function driverEvent(
  { link_id, driver_name, container_number, leg, created_at }: Link,
  report: DriverReport,
): NewEvent {
  const earliest = Date.parse(created_at) - 7 * 86_400_000
  const at = Math.min(Math.max(Date.parse(report.happened_at), earliest), Date.now())
  const happened_at = new Date(at).toISOString()
  return {
    ...plainEvent,
    source: 'driver',
    source_event_id: `${link_id}/${report.id}`,
    // Taking it back is the later word of the two.
    told_at: report.retracted ? new Date(at + 1).toISOString() : happened_at,
    retracted: report.retracted,
    kind: kindReported(leg, report.kind),
    happened_at,
    ...toldPlace('', report.place),
    container_number,
    actor_name: driver_name,
  }
}

/** Clocks within a minute are right: a report takes its time on the way. */
const rightClockMs = 60_000

/** By our clock, as far as the phone says what its own shows while it sends. */
export function atOurClock(
  reports: readonly DriverReport[],
  sentAt: string | undefined,
  now: number,
): DriverReport[] {
  const ahead = sentAt ? Date.parse(sentAt) - now : 0
  return reports.map((report) =>
    Math.abs(ahead) < rightClockMs
      ? report
      : { ...report, happened_at: new Date(Date.parse(report.happened_at) - ahead).toISOString() },
  )
}

/** Those that are new, by their names. What takes an event back is told after it, whatever a clock has shown in between. */
export function newReports(
  link: Link,
  reports: readonly DriverReport[],
  known: readonly TrackingEvent[],
): NewEvent[] {
  return reports.flatMap((report) => {
    const event = driverEvent(link, report)
    const versions = known.filter((one) => nameOf(one) === nameOf(event))
    if (versions.some(({ retracted }) => retracted === event.retracted)) return []
    const last = versionsInOrder(versions).at(-1)
    const isTooEarly = event.retracted && last && last.told_at >= event.told_at
    return isTooEarly ? { ...event, told_at: new Date(Date.parse(last.told_at) + 1).toISOString() } : event
  })
}

const whyKept = {
  revoked: 'Sürücü bunu, bağlantısı kapatıldıktan sonra gönderdi.',
  expired: 'Sürücü bunu, bağlantısının süresi dolduktan sonra gönderdi.',
  open: '',
} as const

/** Its text is for people, and ends with the name that the phone gave it, so that what is sent again is one message. */
export function keptReport(link: ReportingLink, report: DriverReport): KeptMessage {
  const { actor_name, ...event } = driverEvent(link, report)
  const who = [link.driver_name || 'Adsız sürücü', link.plate, link.shipment_number, link.container_number]
  const what = [
    driverWordsOf(link.leg)[report.kind].done,
    report.place,
    formatShortDateTime(event.happened_at),
  ]
  const said = `${what.filter(Boolean).join(', ')}${report.retracted ? ' (geri alındı)' : ''}`
  return {
    why: whyKept[link.state],
    content: `${who.filter(Boolean).join(' · ')}\n${said}\nBildirim ${report.id}`,
    told: { event, references: { ...noReferences, numbers: [link.shipment_number] }, vessel: '', voyage: '' },
  }
}
