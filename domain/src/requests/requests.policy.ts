/** The states of a request, and the promised times. */
import type {
  RequestForm,
  RequestStatus,
  ShipmentType,
  TransportMode,
  UrgencyLevel,
} from '#requests/request-options.ts'

export type Answer = 'approve' | 'reject' | 'revise'

/** Each step with the statuses it may start from and the one it leads to. */
const steps: Record<Answer | 'quote' | 'edit', { from: readonly RequestStatus[]; to: RequestStatus }> = {
  edit: { from: ['pending'], to: 'pending' },
  // A customer who has rejected a price may be offered a better one.
  quote: { from: ['pending', 'quoted', 'rejected'], to: 'quoted' },
  approve: { from: ['quoted'], to: 'approved' },
  reject: { from: ['quoted'], to: 'rejected' },
  revise: { from: ['quoted'], to: 'pending' },
}
export type RequestStep = keyof typeof steps

/** Undefined where the step is not allowed. */
export function statusAfter(step: RequestStep, status: RequestStatus): RequestStatus | undefined {
  const { from, to } = steps[step]
  return from.includes(status) ? to : undefined
}

/** Whether the customer waits for another price. */
export function awaitsRevision({
  status,
  revision_requested_at,
}: {
  status: RequestStatus
  revision_requested_at: string | null
}): boolean {
  return status === 'pending' && revision_requested_at !== null
}

/** Hours until the promised quote, by form and urgency. */
export const promisedHours = {
  quick: { urgent: 6, fast: 24, normal: 48 },
  detailed: { urgent: 24, standard: 48, flexible: 168 },
} as const
const defaultHours = 24

export function quoteHours(form: RequestForm, urgency: UrgencyLevel | null): number {
  const promises: Partial<Record<RequestForm, Partial<Record<UrgencyLevel, number>>>> = promisedHours
  return (urgency && promises[form]?.[urgency]) || defaultHours
}

export function quoteDueAt(now: Date, form: RequestForm, urgency: UrgencyLevel | null): Date {
  return new Date(now.getTime() + quoteHours(form, urgency) * 3_600_000)
}

const modes: Record<TransportMode, ShipmentType> = {
  sea_fcl: 'sea',
  sea_lcl: 'sea',
  air: 'air',
  land: 'land',
  van: 'land',
}

/** An unknown mode counts as sea, with `known` false. */
export function shipmentTypeOf(mode: string): { type: ShipmentType; known: boolean } {
  const type = Object.hasOwn(modes, mode) ? modes[mode as TransportMode] : undefined
  return { type: type ?? 'sea', known: type !== undefined }
}

/** Typical days in transit. */
export const transitDays = { sea: [7, 14], land: [3, 7], air: [1, 3], van: [1, 2] } as const

export function transitHint(mode: TransportMode | ShipmentType): readonly [number, number] {
  return mode === 'van' ? transitDays.van : transitDays[mode === 'sea' ? 'sea' : shipmentTypeOf(mode).type]
}
