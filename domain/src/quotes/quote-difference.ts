/** What has changed between two revisions of a quote, field by field and line by line. Without zod. */
import { sameJson } from '#values/same-json.ts'

/** Lines of a revision are copies: each knows the first line it was copied from. */
export type ComparedLine = { id: string; origin_id: string | null; kind: string; title: string }

export type LineDifference<Line> =
  | { change: 'added'; before: null; after: Line; fields: [] }
  | { change: 'removed'; before: Line; after: null; fields: [] }
  | { change: 'changed' | 'same'; before: Line; after: Line; fields: (keyof Line)[] }

/** In the order of the newer revision; removed lines stand where they were. */
export function compareLines<Line extends ComparedLine>(
  before: readonly Line[],
  after: readonly Line[],
  compared: readonly (keyof Line)[],
): LineDifference<Line>[] {
  const pairs = pairLines(before, after)
  const matched = new Set(pairs.values())
  const differences = after.map((line): LineDifference<Line> => {
    const older = pairs.get(line)
    if (!older) return { change: 'added', before: null, after: line, fields: [] }
    const fields = compared.filter((name) => !sameJson(older[name], line[name]))
    return { change: fields.length > 0 ? 'changed' : 'same', before: older, after: line, fields }
  })
  for (const [place, line] of before.entries()) {
    if (matched.has(line)) continue
    differences.splice(placeOf(before, place, differences), 0, {
      change: 'removed',
      before: line,
      after: null,
      fields: [],
    })
  }
  return differences
}

/** By the line they both come from; a line that was typed anew is still the same when kind and title are. */
function pairLines<Line extends ComparedLine>(
  before: readonly Line[],
  after: readonly Line[],
): Map<Line, Line> {
  const pairs = new Map<Line, Line>()
  const free = new Set(before)
  const pairBy = (key: (line: Line) => string) => {
    const byKey = new Map<string, Line[]>()
    for (const line of free) byKey.set(key(line), [...(byKey.get(key(line)) ?? []), line])
    for (const line of after) {
      if (pairs.has(line)) continue
      const older = byKey.get(key(line))?.shift()
      if (!older) continue
      pairs.set(line, older)
      free.delete(older)
    }
  }
  pairBy(({ id, origin_id }) => origin_id ?? id)
  pairBy(({ kind, title }) => JSON.stringify([kind, title]))
  return pairs
}

/** Behind the nearest line before it that is still there. */
function placeOf<Line>(
  before: readonly Line[],
  place: number,
  differences: readonly LineDifference<Line>[],
): number {
  for (let earlier = place - 1; earlier >= 0; earlier -= 1) {
    const found = differences.findIndex((each) => each.before === before[earlier])
    if (found >= 0) return found + 1
  }
  return 0
}

export type FieldDifference<Fields> = {
  [Name in keyof Fields]: { field: Name; before: Fields[Name]; after: Fields[Name] }
}[keyof Fields]

export function compareFields<Fields extends object>(
  before: Fields,
  after: Fields,
  names: readonly (keyof Fields)[],
): FieldDifference<Fields>[] {
  return names
    .filter((field) => !sameJson(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }))
}
