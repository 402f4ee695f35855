/** One change of the rules at a time, so that two admins together make no circle of rules. */
import type { Transaction } from '#spine/database/act-as.ts'

export const lockRules = (tx: Transaction) =>
  tx.query("select pg_advisory_xact_lock(hashtextextended('automation rules', 24))", [])
