/** Reads the wizard's typed text into the form that is sent, and says what is wrong where. */
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

/** Sentences by field of the draft; a field of a row is `dimensions.2.length`. */
export type DraftErrors = Readonly<Record<string, string>>
export type Checked = { form: QuickForm | null; errors: DraftErrors }

export function checkDraft(draft: QuickDraft): Checked {
  const unread: Record<string, string> = {}
  const form = formOf(draft, unread)
  const parsed = QuickForm.safeParse(form)
  const found = (parsed.error?.issues ?? [])
    .toReversed()
    .map(({ path, message }) => [draftField(path), message] as const)
  // Why a number cannot be read says more than that there is none.
  const errors = { ...Object.fromEntries(found), ...unread }
  return { form: Object.keys(errors).length === 0 && parsed.success ? parsed.data : null, errors }
}

export function errorsOfStep(errors: DraftErrors, step: Step): DraftErrors {
  const fields: readonly string[] = steps[step].fields
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => fields.includes(name.split('.')[0] ?? '')),
  )
}

/** The first step that something is wrong in. */
export function firstFaultyStep(errors: DraftErrors): Step | undefined {
  const names = Object.keys(steps) as Step[]
  return names.find((step) => Object.keys(errorsOfStep(errors, step)).length > 0)
}

/** The server's and the schema's paths, as the draft calls them. */
function draftField(path: readonly PropertyKey[]): string {
  const [first = '', second, ...rest] = path.map(String)
  const field = second === undefined ? first : second
  return [field === 'container_details' ? 'containers' : field, ...rest].join('.')
}

function formOf(draft: QuickDraft, unread: Record<string, string>) {
  const fields = draft.transport_mode === '' ? new Set<LoadField>() : loadFields[draft.transport_mode]
  const read = (name: string, text: string, decimals: number): string | null => {
    const reading = readDecimal(text, decimals)
    if ('problem' in reading) unread[name] = decimalProblems[reading.problem]
    // The form takes ten digits before the comma.
    else if (reading.units >= 10n ** BigInt(10 + decimals)) unread[name] = decimalProblems.too_large
    else
      return decimalOfUnits(reading.units, decimals)
        .replace(/(\.\d*?)0+$/, '$1')
        .replace(/\.$/, '')
    return null
  }
  const whole = (name: string, text: string) => Number(read(name, text, 0) ?? 1)
  const optional = (name: LoadField, reading: () => string | null) =>
    fields.has(name) && String(draft[name as 'volume']).trim() !== '' ? reading() : null
  const optionalWhole = (name: 'packages' | 'pallets') => {
    const text = optional(name, () => read(name, draft[name], 0))
    return text === null ? null : Number(text)
  }
  if (draft.weight.trim() === '') unread.weight = quickWords.writeWeight
  if (draft.ready_date === '') unread.ready_date = quickWords.chooseDay
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
      // A weight that cannot be read is told above; any valid one keeps the schema from saying it twice.
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
      stackable: fields.has('stackable') && draft.stackable,
      forklift_needed: fields.has('forklift_needed') && draft.forklift_needed,
    },
    schedule: { ready_date: draft.ready_date, priority: draft.priority },
    notes: draft.notes,
  }
}
