/** Converts the wizard's draft into the form that is sent, and finds the errors per field. */
import { QuickForm } from '@kervan/domain/requests/quick-form.ts'
import { decimalProblems, readDecimal } from '@kervan/domain/values/decimal-input.ts'
import { decimalOfUnits } from '@kervan/domain/values/decimal-text.ts'
import { quickWords } from '#features/requests/quick/quick.copy.ts'
import {
  asksPostCode,
  type LoadField,
  loadFields,
  type QuickDraft,
  sides,
} from '#features/requests/quick/quick-draft.ts'
import { type Step, steps } from '#features/requests/quick/steps.ts'

/** Messages per field of the draft; a field of a row is `dimensions.2.length`. */
export type DraftErrors = Readonly<Record<string, string>>
export type Checked = { form: QuickForm | null; errors: DraftErrors }

export function checkDraft(draft: QuickDraft): Checked {
  const unreadable: Record<string, string> = {}
  const form = formOf(draft, unreadable)
  const parsed = QuickForm.safeParse(form)
  const found = (parsed.error?.issues ?? [])
    .toReversed()
    .map(({ path, message }) => [draftField(path), message] as const)
  // The reason why a number is unreadable is more useful than that it is missing.
  const errors = { ...Object.fromEntries(found), ...unreadable }
  return { form: Object.keys(errors).length === 0 && parsed.success ? parsed.data : null, errors }
}

export function errorsOfStep(errors: DraftErrors, step: Step): DraftErrors {
  const fields: readonly string[] = steps[step].fields
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => fields.includes(name.split('.')[0] ?? '')),
  )
}

/** The first step with an error. */
export function firstInvalidStep(errors: DraftErrors): Step | undefined {
  const names = Object.keys(steps) as Step[]
  return names.find((step) => Object.keys(errorsOfStep(errors, step)).length > 0)
}

/** Maps the schema's paths to fields of the draft. */
export function draftField(path: readonly PropertyKey[]): string {
  const [first = '', second, ...rest] = path.map(String)
  const field = second === undefined ? first : second
  return [field === 'container_details' ? 'containers' : field, ...rest].join('.')
}

function formOf(draft: QuickDraft, unreadable: Record<string, string>) {
  const fields = draft.transport_mode === '' ? new Set<LoadField>() : loadFields[draft.transport_mode]
  const read = (name: string, text: string, decimals: number): string | null => {
    const reading = readDecimal(text, decimals)
    if ('problem' in reading) unreadable[name] = decimalProblems[reading.problem]
    // The API accepts ten digits before the decimal separator.
    else if (reading.units >= 10n ** BigInt(10 + decimals)) unreadable[name] = decimalProblems.too_large
    else
      return decimalOfUnits(reading.units, decimals)
        .replace(/(\.\d*?)0+$/, '$1')
        .replace(/\.$/, '')
    return null
  }
  const whole = (name: string, text: string) => Number(read(name, text, 0) ?? 1)
  const optional = (name: LoadField, reading: () => string | null) =>
    fields.has(name) && String(draft[name as 'volume']).trim() !== '' ? reading() : null
  const optionalWhole = (name: 'packages' | 'pallets' | 'vehicle_count') => {
    const text = optional(name, () => read(name, draft[name], 0))
    return text === null ? null : Number(text)
  }
  if (draft.weight.trim() === '') unreadable.weight = quickWords.writeWeight
  if (draft.ready_date === '') unreadable.ready_date = quickWords.chooseDay
  const postCodes = asksPostCode(draft.transport_mode)
  return {
    transport_mode: draft.transport_mode,
    route: {
      from_city: draft.from_city,
      from_country: draft.from_country,
      from_post_code: postCodes ? draft.from_post_code : '',
      to_city: draft.to_city,
      to_country: draft.to_country,
      to_post_code: postCodes ? draft.to_post_code : '',
    },
    cargo: {
      description: draft.description,
      // An unreadable weight is reported already; a valid placeholder keeps the schema from reporting it again.
      weight: (draft.weight.trim() && read('weight', draft.weight, 3)) || '1',
      volume: optional('volume', () => read('volume', draft.volume, 3)),
      container_details: fields.has('containers')
        ? draft.containers.map((row, index) => ({
            type: row.type,
            quantity: whole(`containers.${index}.quantity`, row.quantity),
          }))
        : [],
      packages: optionalWhole('packages'),
      dimensions: fields.has('dimensions')
        ? draft.dimensions.map((row, index) =>
            Object.fromEntries(sides.map((side) => [side, whole(`dimensions.${index}.${side}`, row[side])])),
          )
        : [],
      pallets: optionalWhole('pallets'),
      vehicle_count: optionalWhole('vehicle_count'),
      stackable: fields.has('stackable') && draft.stackable,
      forklift_needed: fields.has('forklift_needed') && draft.forklift_needed,
    },
    schedule: { ready_date: draft.ready_date, priority: draft.priority },
    notes: draft.notes,
  }
}
