/**
 * Reads rows as one JSON text in the shape of the answer. A page of twenty rows has some four hundred fields; parsing and mapping
 * them one by one costs the process more than the query costs PostgreSQL.
 */

export function asJson(statement: string): string {
  return `select coalesce(json_agg(page), '[]')::text as rows from (${statement}) as page`
}

export type JsonQuery = (statement: string, values: unknown[]) => Promise<{ rows: string }[]>

/** `statement` was wrapped by `asJson`; `moments` are the fields with a timestamp. */
export async function readJson<Row extends object>(
  query: JsonQuery,
  statement: string,
  values: unknown[],
  moments: readonly (keyof Row & string)[],
): Promise<Row[]> {
  const [answer] = await query(statement, values)
  const rows = JSON.parse(answer?.rows ?? '[]') as Record<string, unknown>[]
  for (const row of rows)
    for (const moment of moments) {
      const value = row[moment]
      if (typeof value === 'string') row[moment] = isoMoment(value)
    }
  return rows as Row[]
}

/** `2026-03-05T11:30:00.12+00:00` → `2026-03-05T11:30:00.120Z`; our connections use UTC. */
function isoMoment(value: string): string {
  const fraction = value.slice(20, -6).padEnd(3, '0').slice(0, 3)
  return `${value.slice(0, 19)}.${value[19] === '.' ? fraction : '000'}Z`
}
