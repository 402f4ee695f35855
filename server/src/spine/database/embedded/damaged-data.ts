/** Damage in the data folder: how PostgreSQL reports it, and the one sentence in which a start refuses it. */

export class DamagedDataError extends Error {
  override name = 'DamagedDataError'

  constructor(what: string, options?: ErrorOptions) {
    const oneLine = what.replaceAll(/\s+/g, ' ').trim()
    super(
      `The data folder is damaged or cannot be used: ${oneLine}; repair that, or move the folder away and restore a backup with: npm run restore <backup>`,
      options,
    )
  }
}

// A file that is missing, unreadable or holds something else; a database without its folder.
const states = /^(58P01|58030|XX001|XX002|3D000)$/
const sentences =
  /^could not (open|read|access|find|stat) |^(catalog is missing|invalid page|cache lookup failed)|relation mapping file/

/** Returns undefined for every other kind of error. */
export function describeDamage(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, message, where } = current as { code?: string; message: string; where?: string }
    // Too many open files is no damage, although PostgreSQL could not open one.
    if (code?.startsWith('53') || (!states.test(code ?? '') && !sentences.test(message))) continue
    const table = /^SQL statement "select from (\S+) limit 1"/m.exec(where ?? '')?.[1]
    return table ? `table ${table}: ${message}` : message
  }
  return undefined
}

/** The reason in the log of a PostgreSQL that ended while it was starting. */
export function reasonOfFailure(log: string): string {
  // «the database system is starting up» is the answer to our own early connections.
  const lines = [...log.matchAll(/(LOG|FATAL|PANIC|DETAIL): {2}(?!the database system is )(.*)/g)].map(
    ([, level, text = '']) => ({
      level,
      text,
    }),
  )
  const last = lines.findLastIndex(({ level }) => level === 'FATAL' || level === 'PANIC')
  if (last < 0) return log.trim().split('\n').at(-1) || 'it ended without a message'
  const fatal = lines[last]?.text ?? ''
  const detail = lines[last + 1]?.level === 'DETAIL' ? lines[last + 1]?.text : undefined
  // The line before names the wrong setting.
  const before = fatal.endsWith('contains errors') ? lines[last - 1]?.text : undefined
  return [before, fatal, detail].filter(Boolean).join(': ')
}
