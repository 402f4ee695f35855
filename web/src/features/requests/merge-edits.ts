/** Merges the edits of two people to one request; a field that both changed is a conflict. */
import { cargoTypeWords, shipmentTypeWords } from '@kervan/domain/requests/request-options.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { editLabels, type TypedEdit } from '#features/requests/request-edit-values.ts'

type Name = keyof TypedEdit
export type EditConflict = {
  label: string
  /** The other person's values for the form, and as text. */
  theirs: Partial<TypedEdit>
  shown: string
}
type Merged = {
  values: TypedEdit
  /** The fields that this person has changed. */
  own: Name[]
  /** The labels of what was taken from the other person. */
  taken: string[]
  conflicts: EditConflict[]
}

/** A city and its country are merged together: half from each side would be a place that nobody meant. */
const places = [
  { label: 'Çıkış yeri', names: ['origin_city', 'origin_country'] },
  { label: 'Varış yeri', names: ['destination_city', 'destination_country'] },
] as const satisfies { label: string; names: Name[] }[]
const placeNames: readonly Name[] = places.flatMap(({ names }) => names)
const allNames = Object.keys(editLabels) as Name[]
const parts: readonly { label: string; names: readonly Name[] }[] = [
  ...places,
  ...allNames
    .filter((name) => !placeNames.includes(name))
    .map((name) => ({ label: editLabels[name], names: [name] })),
]

/** `before` is what both started from, `now` what the other person has saved, `typed` what is in the form. */
export function mergeEdits(before: TypedEdit, now: TypedEdit, typed: TypedEdit): Merged {
  const merged: Merged = { values: { ...now }, own: [], taken: [], conflicts: [] }
  for (const { label, names } of parts) {
    const differ = (one: TypedEdit, other: TypedEdit) => names.some((name) => one[name] !== other[name])
    const isOwn = differ(before, typed) && differ(now, typed)
    const isOthers = differ(before, now) && differ(now, typed)
    if (isOwn) {
      Object.assign(merged.values, pick(typed, names))
      merged.own.push(...names)
    }
    if (isOwn && isOthers)
      merged.conflicts.push({ label, theirs: pick(now, names), shown: shown(now, names) })
    else if (isOthers) merged.taken.push(label)
  }
  return merged
}

function pick(values: TypedEdit, names: readonly Name[]): Partial<TypedEdit> {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

function shown(values: TypedEdit, names: readonly Name[]): string {
  const texts = names.map((name) => shownField(name, values[name])).filter(Boolean)
  return texts.join(', ') || 'boş'
}

function shownField(name: Name, value: string): string {
  if (name === 'preferred_date' && value) return formatDate(value)
  const words: Readonly<Record<string, string>> =
    name === 'shipment_type' ? shipmentTypeWords : name === 'cargo_type' ? cargoTypeWords : {}
  return words[value] ?? value
}
