/** Lets PostgreSQL plan statements about many events for these values: a plan kept from when there were few compares every row with each of them. */
import type { Transaction } from '#spine/database/act-as.ts'

/** What is asked for in it, before it first waits. */
export async function planAnew<Answer>(tx: Transaction, ask: () => Promise<Answer>): Promise<Answer> {
  const mode = (value: string) => tx.asSystem("select set_config('plan_cache_mode', $1, true)", [value])
  const [, answer] = await Promise.all([mode('force_custom_plan'), ask(), mode('auto')])
  return answer
}
