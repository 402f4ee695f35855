/** What follows a new password, in its own transaction: older links die, the person is told by mail, other devices hear of it. */
import { sessionsChanged } from '@kervan/domain/auth/auth.events.ts'
import { sql } from 'drizzle-orm'
import { accountById } from '#features/auth/accounts.queries.ts'
import { describeVisit } from '#features/auth/device.ts'
import type { WithSignIn } from '#features/auth/sign-in-desk.ts'
import { type Letterhead, passwordChangedMail } from '#features/auth/sign-in-mails.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Call } from '#spine/http/call.ts'

export async function passwordChanged(
  { services, browser }: Call<WithSignIn>,
  head: Letterhead,
  tx: Transaction,
  userId: string,
): Promise<void> {
  // Whoever holds an older link must not set the password once more.
  await tx.db.execute(sql`delete from verifications where value = ${userId}`)
  const account = await accountById(tx.db, userId)
  if (account)
    await services.queueMail(tx, {
      to: account.email,
      ...passwordChangedMail(head, describeVisit(browser)),
    })
  await services.emit(tx, sessionsChanged, [`user:${userId}`], { user_id: userId })
}
