/** The five steps of the wizard: labels, icons and fields. */
import { Boxes, CalendarClock, ClipboardCheck, type LucideIcon, MapPin, Truck } from 'lucide-react'
import type { QuickDraft } from '#features/requests/quick/quick-draft.ts'

type StepPlan = { label: string; title: string; icon: LucideIcon; fields: readonly (keyof QuickDraft)[] }

export const steps = {
  mode: { label: 'Tür', title: 'Yükünüz nasıl taşınsın?', icon: Truck, fields: ['transport_mode'] },
  route: {
    label: 'Güzergâh',
    title: 'Nereden nereye?',
    icon: MapPin,
    fields: ['from_city', 'from_country', 'from_post_code', 'to_city', 'to_country', 'to_post_code'],
  },
  cargo: {
    label: 'Yük',
    title: 'Ne taşınacak?',
    icon: Boxes,
    fields: [
      'description',
      'weight',
      'volume',
      'packages',
      'pallets',
      'vehicle_count',
      'containers',
      'dimensions',
      'stackable',
      'forklift_needed',
    ],
  },
  schedule: {
    label: 'Zaman',
    title: 'Ne zaman?',
    icon: CalendarClock,
    fields: ['ready_date', 'priority', 'notes'],
  },
  review: { label: 'Özet', title: 'Her şey doğru mu?', icon: ClipboardCheck, fields: [] },
} as const satisfies Record<string, StepPlan>
export type Step = keyof typeof steps

export const stepNames = Object.keys(steps) as Step[]

export function stepAfter(step: Step): Step {
  return stepNames[stepNames.indexOf(step) + 1] ?? step
}

export function stepBefore(step: Step): Step {
  return stepNames[stepNames.indexOf(step) - 1] ?? step
}
