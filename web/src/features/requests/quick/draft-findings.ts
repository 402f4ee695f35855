/** What a forwarder would notice about the typed draft of the wizard, as far as it is readable. */
import { mayBecomeCountry } from '@kervan/domain/places/country.ts'
import type { Finding } from '@kervan/domain/requests/sense/finding.ts'
import { requestFindings } from '@kervan/domain/requests/sense/request-findings.ts'
import { quickPath, sensedQuickForm } from '@kervan/domain/requests/sense/sensed-quick-form.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { positiveWhole } from '#features/requests/positive-number.ts'
import { draftField } from '#features/requests/quick/check-draft.ts'
import { asksPostCode, loadFields, type QuickDraft } from '#features/requests/quick/quick-draft.ts'
import { loadOf, vehiclesOf } from '#features/requests/quick/quick-load.ts'
import { type Step, steps } from '#features/requests/quick/steps.ts'
import { useDebounced } from '#spine/ui/use-debounced.ts'

/** `name` is the field of the draft. */
export type DraftFinding = Finding & { name: string }

/** Those of a step, once typing has paused: nothing is judged in the middle of a word. */
export function useStepFindings(draft: QuickDraft, step: Step): DraftFinding[] {
  const settled = useDebounced(draft, 400)
  const fields: readonly string[] = steps[step].fields
  return draftFindings(settled).filter(
    ({ name, field }) => fields.includes(name) && !(field.endsWith('_country') && isBeginning(settled, name)),
  )
}

/** Whether the typed text may still become the name of a country. */
function isBeginning(draft: QuickDraft, name: string): boolean {
  return mayBecomeCountry(String(draft[name as keyof QuickDraft]))
}

export function draftFindings(draft: QuickDraft, today = dayInIstanbul(new Date())): DraftFinding[] {
  const mode = draft.transport_mode
  if (mode === '') return []
  const { weight, volume = null, rows = [], pallets, stackable } = loadOf(draft)
  const postCode = (text: string) => (asksPostCode(mode) ? text : '')
  const request = sensedQuickForm({
    transport_mode: mode,
    route: {
      from_city: draft.from_city,
      from_country: draft.from_country,
      from_post_code: postCode(draft.from_post_code),
      to_city: draft.to_city,
      to_country: draft.to_country,
      to_post_code: postCode(draft.to_post_code),
    },
    cargo: {
      weight,
      volume,
      dimensions: rows,
      container_details: loadFields[mode].has('containers') ? readableContainers(draft) : [],
      pallets,
      vehicle_count: vehiclesOf(draft),
      stackable,
    },
    schedule: { ready_date: draft.ready_date },
  })
  return requestFindings(request, today).map((finding) => ({
    ...finding,
    name: draftField(quickPath(finding.field, mode)),
  }))
}

/** None while one of them is unreadable, since the load is that of all together. */
function readableContainers({ containers }: QuickDraft) {
  const rows = containers.map(({ type, quantity }) => ({ type, quantity: positiveWhole(quantity) ?? 0 }))
  return rows.every(({ quantity }) => quantity > 0) ? rows : []
}
