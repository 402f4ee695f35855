/** Whether an error means that the database is unreachable, busy or too slow, rather than a mistake of ours. */

// Connection lost or refused, shut down, too many connections, and the time limits of statements, locks and transactions.
const states = /^(08...|57P0[1235]|57014|53[123]00|55P03|25P0[34])$/
const codes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND'])
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Cannot use a pool after calling end|Client has encountered a connection error|Client was closed)/

export function isUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, syscall } = current as { code?: unknown; syscall?: unknown }
    if (code === 'ENOENT' && syscall === 'connect') return true // no socket where PostgreSQL listens
    if (typeof code === 'string' && (states.test(code) || codes.has(code))) return true
    if (sentences.test(current.message)) return true
  }
  return false
}
