/** The login with which a world is made: one long transaction, in which a slow machine also thinks for longer than others may. */
import type { DatabaseAccess } from '#spine/database/connect.ts'

const noLimits = '-c transaction_timeout=0 -c statement_timeout=0 -c idle_in_transaction_session_timeout=0'

export function withPatientLogin(access: DatabaseAccess): DatabaseAccess {
  return { ...access, login: { ...access.login, options: noLimits, query_timeout: 0 } }
}
