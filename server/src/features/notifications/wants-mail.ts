/** Whether a person wants news by mail: their own choice, and yes where they have made none. */
import type { Transaction } from '#spine/database/act-as.ts'

/** Preferences are readable by their owner only, so the system reads them on behalf of whoever sends. */
export async function wantsMail(tx: Transaction, userId: string): Promise<boolean> {
  const [choice] = await tx.asSystem<{ email: boolean }>(
    'select email from notification_preferences where user_id = $1',
    [userId],
  )
  return choice?.email ?? true
}
