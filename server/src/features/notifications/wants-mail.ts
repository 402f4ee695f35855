/** Whether a person wants notifications by mail; yes until they choose otherwise. */
import type { Transaction } from '#spine/database/act-as.ts'

/** With the system's rights, since preferences are readable by their owner only. */
export async function wantsMail(tx: Transaction, userId: string): Promise<boolean> {
  const [choice] = await tx.asSystem<{ email: boolean }>(
    'select email from notification_preferences where user_id = $1',
    [userId],
  )
  return choice?.email ?? true
}
