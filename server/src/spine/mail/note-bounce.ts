/** A mail that its server had taken has come back: whoever keeps a record of it hears of that as of any other mail that failed. */
import type { Transaction } from '#spine/database/act-as.ts'
import type { AnnounceMailFailure, MailMatter } from '#spine/mail/send-mail.jobs.ts'

/** Once, however often the server says so. */
const settle = `update mails set outcome = 'bounced', settled_at = now(), sealed = null
  where id = $1 and outcome in ('waiting', 'sent', 'uncertain') returning recipient, matter`

export async function noteBounce(
  tx: Transaction,
  announceFailure: AnnounceMailFailure,
  { mailId, reason }: { mailId: string; reason: string },
): Promise<boolean> {
  const [mail] = await tx.asSystem<{ recipient: string; matter: MailMatter | null }>(settle, [mailId])
  if (mail?.matter) await announceFailure(tx, mail.matter, { to: mail.recipient, reason, uncertain: false })
  return mail !== undefined
}
