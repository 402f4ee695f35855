/** Which column of a table that somebody brings says what: guessed by the headings, chosen by people. Without zod. */
import { restored } from '#lists/formula-safe-text.ts'
import { foldTurkish } from '#values/turkish-text.ts'

/** In the order of the file; null where a column is left out. */
export type ColumnMeanings<Field extends string> = readonly (Field | null)[]

/** `headings` as people and programs write them, folded; each field is taken once. */
export function guessColumns<Field extends string>(
  heads: readonly string[],
  headings: Readonly<Record<Field, readonly string[]>>,
): ColumnMeanings<Field> {
  const fields = Object.keys(headings) as Field[]
  const taken = new Set<Field>()
  return heads.map((head) => {
    const name = foldTurkish(restored(head))
      .replace(/[_*:]+/g, ' ')
      .trim()
    const field = fields.find((each) => !taken.has(each) && headings[each].includes(name)) ?? null
    if (field) taken.add(field)
    return field
  })
}

/** What two columns are said to be, if so. */
export function chosenTwice<Field extends string>(meanings: ColumnMeanings<Field>): Field | undefined {
  const chosen = meanings.filter((each) => each !== null)
  return chosen.find((each, index) => chosen.indexOf(each) !== index)
}
