/**
 * What a list can be sorted by. A sort is a row of parts, shown one after another: blanks are a part of their own, so that they
 * come last in both directions, and each choice of a closed list is one. Within a part no value is null, so that one comparison
 * finds where a page goes on, and an index serves both directions.
 */
import pg from 'pg'
import { inTurkish } from '#spine/database/columns.ts'
import { type PgColumn, type SQL, sql } from '#spine/database/drizzle.ts'

export type Key = { value: SQL; type: 'text' | 'timestamptz' | 'numeric' | 'uuid' }

export type Part = {
  /** Which rows are in it, besides `only`. */
  where?: SQL
  /** The values of a closed column that its rows have. Where rows are read value by value, of the others none is looked for. */
  only?: { column: PgColumn; values: readonly string[] }
  /** Where its rows begin. Not said of those behind one of them: PostgreSQL would look for that one from there. */
  begin?: SQL
  /** What its rows are ordered by before their ids. */
  keys: readonly Key[]
  /** What all of its rows have alike; named in the order, an index on it serves the ids behind it. */
  alike?: readonly Key[]
  /** The index has its keys right behind the division, which the order names too. */
  inDivisions?: true
  /** Columns that a filter has fixed, and that the index has before the id. */
  fixed?: (division: string) => readonly PgColumn[]
  /** For keys of another table. */
  owner?: Owner
  /** The columns of an index in its order, of all divisions together, that has all that is searched. */
  withSearched?: readonly PgColumn[] | undefined
}

/** Another table whose rows have rows of the list, and are what these are sorted by. */
export type Owner = {
  /** The table, under the name that the keys use. */
  from: SQL
  id: SQL | PgColumn
  /** The list's column that has the owner's id. */
  ownedBy: PgColumn
  /** Which owners there are. */
  where?: SQL
  /** Few owners with many rows each; otherwise there are many owners with few rows each. */
  few?: true
  /** The index of what is searched has `ownedBy` too. */
  inSearchIndex?: true
  /** Each owner has one row, with the same id. `division` is its copy of the column that all indexes begin with; without, all are read at once. */
  twin?: { division?: SQL | PgColumn | undefined }
}

export type ListSort = { parts: readonly Part[]; blanks?: Part }

export const textKey = (text: SQL | PgColumn): Key => ({ value: inTurkish(text), type: 'text' })
export const momentKey = (moment: SQL | PgColumn): Key => ({ value: sql`${moment}`, type: 'timestamptz' })
export const amountKey = (amount: SQL | PgColumn): Key => ({ value: sql`${amount}`, type: 'numeric' })
/** Codes in capital letters, which every collation sorts alike. */
export const codeKey = (code: SQL | PgColumn): Key => ({ value: sql`${code}`, type: 'text' })
export const idKey = (id: SQL | PgColumn): Key => ({ value: sql`${id}`, type: 'uuid' })

/** By age: ids are in the order of creation. */
export const byAge: ListSort = { parts: [{ keys: [] }] }

/** By values that every row has. */
export function by(...keys: Key[]): ListSort {
  return { parts: [{ keys }] }
}

/** By values that some rows do not have, either all of them or none: they come last, by age. */
export function byIfAny(...keys: [Key, ...Key[]]): ListSort {
  return {
    parts: [{ where: sql`${keys[0].value} is not null`, keys }],
    blanks: {
      where: sql.join(
        keys.map(({ value }) => sql`${value} is null`),
        sql` and `,
      ),
      keys: [],
      alike: keys,
    },
  }
}

/** By a text that some rows have empty: they come last, by age. */
export function byText(text: PgColumn): ListSort {
  const key = textKey(text)
  return {
    parts: [{ begin: sql`${key.value} > ''`, keys: [key] }],
    blanks: { where: sql`${key.value} = ''`, keys: [], alike: [key] },
  }
}

/** By values that every row has, with an index that has all that is searched too, and whatever else is asked of the rows. */
export function bySearched(withSearched: Part['withSearched'], ...keys: Key[]): ListSort {
  return { parts: [{ keys, withSearched }] }
}

/** By the place of a value in a closed list. */
export function byChoice(column: PgColumn, values: readonly string[]): ListSort {
  return {
    parts: values.map((value) => ({
      only: { column, values: [value] },
      keys: [],
      alike: [codeKey(column)],
    })),
  }
}

/** The same in one part, for filters that leave few rows and are dear to ask: of each part they would be asked again. */
export function byPlaceOf(column: PgColumn, values: readonly string[]): ListSort {
  const place = sql`array_position(${sql.raw(`'{${values.map(word).join(',')}}'::text[]`)}, ${column})::numeric`
  return { parts: [{ keys: [{ value: place, type: 'numeric' }] }] }
}

/** By a value that counts only while the column has one of its choices; the other rows are blank and come last, by age. */
export function byWhile(column: PgColumn, choice: string, others: readonly string[], key: Key): ListSort {
  return {
    parts: [{ only: { column, values: [choice] }, keys: [key] }],
    blanks: { only: { column, values: others }, keys: [] },
  }
}

/** Written out, since a plan for any value would not use the indexes of one. */
export function isChoice(column: SQL | PgColumn, value: string): SQL {
  return sql`${column} = ${sql.raw(`'${word(value)}'`)}`
}

/**
 * The same, as one of a list, for rows that are sorted by the column first: of what simply equals a value the planner knows that it
 * need not be sorted by it, and then reads the whole table by id instead, hoping for early hits.
 */
export function isSortedChoice(column: SQL | PgColumn, value: string): SQL {
  return isOneOf(column, [value])
}

export function isOneOf(column: SQL | PgColumn, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.raw(`'{${values.map(word).join(',')}}'`)})`
}

function word(value: string): string {
  if (!/^[\w-]+$/.test(value)) throw new Error('A choice is a word.')
  return value
}

/** Of a person too: some have thousands of rows, some a few among a million. Nobody has none. */
export function isPerson(column: PgColumn, id: string | undefined): SQL {
  if (!id) return sql`false`
  if (!/^[\da-f-]{36}$/i.test(id)) throw new Error('A person is named by an id.')
  return sql`${column} = ${sql.raw(`'${id}'::uuid`)}`
}

/** Of a text that somebody has typed too. */
export const isText = (text: SQL | PgColumn, typed: string) =>
  sql`${inTurkish(text)} = ${sql.raw(pg.escapeLiteral(typed))}`

/** Which of the two, as the sort needs it. */
export type IsChoice = typeof isChoice

/** By a text of another table's row that this one belongs to; last come those that belong to none, or to one without the text. */
export function byOwner(
  owner: Owner,
  text: SQL | PgColumn,
  fixed: NonNullable<Part['fixed']> = () => [],
): ListSort {
  const key = textKey(text)
  return {
    parts: [{ where: sql`${key.value} is not null`, keys: [key, idKey(owner.id)], fixed, owner }],
    blanks: owner.few
      ? { where: sql`${owner.ownedBy} is null`, keys: [], alike: [idKey(owner.ownedBy)], fixed }
      : { where: sql`${key.value} is null`, keys: [], owner },
  }
}

/** By a value of another table's row with the same id; last come those without the value. */
export function byTwin(twin: Owner & Required<Pick<Owner, 'twin'>>, key: Key): ListSort {
  return {
    parts: [{ where: sql`${key.value} is not null`, keys: [key], owner: twin }],
    blanks: { where: sql`${key.value} is null`, keys: [], alike: [key], owner: twin },
  }
}
