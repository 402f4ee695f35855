/** What a model has read of a mail, checked against the mail: a value whose words are not in it, or do not say it, is not taken. Without zod. */
import { foldInPlace } from '#luna/mail/fold-in-place.ts'
import { findLoadingDay } from '#luna/mail/mail-dates.ts'
import type { FoundField, MailField } from '#luna/mail/mail-fields.ts'
import { findVolume, findWeight } from '#luna/mail/mail-measures.ts'
import { mailNumber, timesThousand } from '#luna/mail/mail-numbers.ts'
import { placesIn } from '#luna/mail/mail-places.ts'
import { findContainer, findTrucks } from '#luna/mail/mail-transport.ts'
import { incoterms } from '#requests/incoterms.ts'
import { cargoTypeWords, shipmentTypeWords, wizardContainerWords } from '#requests/request-options.ts'

export type ToldField = { field: MailField; value: string; evidence: string }

export function checkedFields(text: string, told: readonly ToldField[], today: string): FoundField[] {
  const folded = foldInPlace(text)
  const taken = new Map<MailField, FoundField>()
  for (const { field, value, evidence } of told) {
    const words = foldInPlace(evidence.normalize('NFC').trim())
    const start = words.length > 0 ? folded.indexOf(words) : -1
    if (start < 0 || taken.has(field) || !says(field, value.trim(), words, today)) continue
    taken.set(field, { field, value: shown(field, value.trim()), start, end: start + words.length })
  }
  return [...taken.values()]
}

const shown = (field: MailField, value: string) => (field === 'goods' ? value.slice(0, 200) : value)
const oneOf = (values: object) => (value: string) => Object.hasOwn(values, value)
const isDecimal = (value: string) => /^\d{1,9}(?:\.\d{1,3})?$/.test(value) && /[1-9]/.test(value)
const isCount = (value: string) => /^[1-9]\d{0,2}$/.test(value)

/** Numbers of the words, in kilograms too where they may be tons. */
function numbersOf(words: string): string[] {
  return (words.match(/\d[\d.,]*/g) ?? []).flatMap((written) => {
    const [plain, small] = [mailNumber(written), mailNumber(written, false)]
    return [plain, small, plain && timesThousand(plain), small && timesThousand(small)].filter(
      (each) => each !== undefined,
    )
  })
}

function says(field: MailField, value: string, words: string, today: string): boolean {
  switch (field) {
    case 'shipment_type':
      return oneOf(shipmentTypeWords)(value) && words.length >= 3
    case 'cargo_type':
      return oneOf(cargoTypeWords)(value) && value !== 'general' && words.length >= 2
    case 'incoterm':
      return (incoterms as readonly string[]).includes(value) && words.includes(value.toLowerCase())
    case 'container_type':
      return value === 'LCL'
        ? /lcl|parsiyel|consol|groupage/.test(words)
        : oneOf(wizardContainerWords)(value) && words.includes(value.slice(0, 2))
    case 'container_quantity':
      return (
        isCount(value) &&
        (findContainer(words)?.quantity?.value === value || numbersOf(words).includes(value))
      )
    case 'vehicle_count':
      return isCount(value) && (findTrucks(words)?.value === value || numbersOf(words).includes(value))
    case 'estimated_weight':
      return isDecimal(value) && (findWeight(words)?.value === value || numbersOf(words).includes(value))
    case 'estimated_volume':
      return isDecimal(value) && (findVolume(words)?.value === value || numbersOf(words).includes(value))
    case 'preferred_date':
      return /^\d{4}-\d\d-\d\d$/.test(value) && findLoadingDay(words, today)?.value === value
    case 'goods':
      return value.length >= 3 && words.includes(foldInPlace(value.normalize('NFC')))
    case 'origin_city':
    case 'destination_city':
      return (
        value.length >= 2 &&
        (words.includes(foldInPlace(value.normalize('NFC'))) ||
          placesIn(words).some(({ name }) => name === value))
      )
  }
}
