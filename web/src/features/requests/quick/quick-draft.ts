/** The draft of the wizard: all fields of all modes as text, so that changing the mode loses nothing. */
import type {
  TransportMode,
  wizardContainerWords,
  wizardPriorityWords,
} from '@kervan/domain/requests/request-options.ts'

export type ContainerType = keyof typeof wizardContainerWords
export type Priority = keyof typeof wizardPriorityWords

/** `key` identifies a row while others are added and removed. */
export type ContainerDraft = { key: number; type: ContainerType; quantity: string }
export const sides = ['length', 'width', 'height', 'quantity'] as const
export type DimensionDraft = { key: number } & Record<(typeof sides)[number], string>

export type QuickDraft = {
  transport_mode: TransportMode | ''
  from_city: string
  from_country: string
  from_post_code: string
  to_city: string
  to_country: string
  to_post_code: string
  description: string
  weight: string
  volume: string
  packages: string
  pallets: string
  vehicle_count: string
  containers: ContainerDraft[]
  dimensions: DimensionDraft[]
  stackable: boolean
  forklift_needed: boolean
  ready_date: string
  priority: Priority | ''
  notes: string
}
export type Change = (part: Partial<QuickDraft>) => void

export const blankContainer = (key: number): ContainerDraft => ({ key, type: '40HC', quantity: '1' })
export const blankDimension = (key: number): DimensionDraft => ({
  key,
  length: '',
  width: '',
  height: '',
  quantity: '1',
})

export function blankDraft(): QuickDraft {
  return {
    transport_mode: '',
    from_city: '',
    from_country: '',
    from_post_code: '',
    to_city: '',
    to_country: '',
    to_post_code: '',
    description: '',
    weight: '',
    volume: '',
    packages: '',
    pallets: '',
    vehicle_count: '',
    containers: [blankContainer(0)],
    dimensions: [blankDimension(0)],
    stackable: false,
    forklift_needed: false,
    ready_date: '',
    // The 24 hours that the portal promises everywhere.
    priority: 'fast',
    notes: '',
  }
}

export function isBlank(draft: QuickDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(blankDraft())
}

export function nextKey(rows: readonly { key: number }[]): number {
  return Math.max(-1, ...rows.map(({ key }) => key)) + 1
}

/** The load fields of each mode; others are not sent. */
export const loadFields: Record<TransportMode, ReadonlySet<LoadField>> = {
  sea_fcl: new Set(['containers']),
  sea_lcl: new Set(['volume', 'packages', 'stackable']),
  air: new Set(['dimensions', 'stackable']),
  land: new Set(['pallets', 'volume', 'vehicle_count', 'stackable', 'forklift_needed']),
  van: new Set(['pallets', 'volume', 'stackable', 'forklift_needed']),
}
export type LoadField =
  | 'containers'
  | 'dimensions'
  | 'volume'
  | 'packages'
  | 'pallets'
  | 'vehicle_count'
  | 'stackable'
  | 'forklift_needed'

/** Only road transport goes to an address. */
export function asksPostCode(mode: TransportMode | ''): boolean {
  return mode === 'land' || mode === 'van'
}
