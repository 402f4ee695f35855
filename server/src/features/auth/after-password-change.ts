/** What follows a new password, in the same transaction: older links stop working, a mail goes out, open pages are refreshed. */
import { sessionsChanged } from '@kervan/domain/auth/auth.events.ts'
import { accountById } from '#features/auth/accounts.queries.ts'
import { describeVisit } from '#features/auth/device.ts'
import { passwordChangedMail } from '#features/auth/sign-in-mails.ts'
import type { WithSignIn } from '#features/auth/sign-in-service.ts'
import type { Letterhead } from '#features/company/letterhead.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { sql } from '#spine/database/drizzle.ts'
import type { Call } from '#spine/http/call.ts'

export async function afterPasswordChange(
  { services, browser }: Call<WithSignIn>,
  letterhead: Letterhead,
  tx: Transaction,
  userId: string,
): Promise<void> {
  // An older reset link must not change the password again.
  await tx.db.execute(sql`delete from verifications where value = ${userId}`)
  const account = await accountById(tx.db, userId)
  if (account)
    await services.queueMail(tx, {
      to: account.email,
      ...passwordChangedMail(letterhead, describeVisit(browser)),
    })
  await services.emit(tx, sessionsChanged, [`user:${userId}`], { user_id: userId })
}
