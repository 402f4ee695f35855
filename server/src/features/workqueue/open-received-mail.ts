/** Mail that came in and answers nothing becomes work: somebody has to read it. Of one sender there is one open item, to which later mail is added. */
import type { inboundMailKept } from '@kervan/domain/chat/chat-mail.events.ts'
import { type KeptOutcome, keptReasons } from '@kervan/domain/chat/inbound-mail.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import { dueNextWorkingDay } from '@kervan/domain/workqueue/due-time.ts'
import type { z } from '@kervan/domain/z.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { firstHere } from '#features/workqueue/first-here.ts'
import { type OpenedWork, tellOpenedWork } from '#features/workqueue/tell-opened-work.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type KeptMail = {
  outcome: KeptOutcome
  sender: string
  sender_name: string
  subject: string
  content: string
  attachments: { name: string; size: number }[]
  customer_id: string | null
}
const readMail = `select outcome, sender, sender_name, subject, content, attachments, customer_id from inbound_mails where id = $1`

const mostLetters = 6_000
/** Nobody reads more in one item; each mail is kept whole. */
const longestDescription = 30_000

const open = `with known as (
    update work_items set description = left(description || E'\\n\\n---\\n\\n' || $3, ${longestDescription}), updated_at = now()
    where kind = 'inbound_mail' and status = 'open' and email = $4 returning id, kind, title
  ), added as (
    insert into work_items (kind, title, description, email, customer_name, company, phone, customer_id, assigned_to, priority, due_at)
    select 'inbound_mail', $2, $3, $4, $5, coalesce(p.company, ''), coalesce(p.phone, ''), p.id,
      ${firstHere('p.assigned_to')}, 'medium', $6
    from (select 1) one left join profiles p on p.id = $1 where not exists (select from known)
    returning id, kind, title
  ) select *, true as is_new from added union all select *, false from known`

export async function openReceivedMail(
  tx: Transaction,
  { inbound_mail_id }: z.output<typeof inboundMailKept.data>,
  services: Pick<Services, 'emit'> & WithCompany,
): Promise<void> {
  const [mail] = await tx.asSystem<KeptMail>(readMail, [inbound_mail_id])
  if (!mail) return
  const due = dueNextWorkingDay(new Date(), await services.company.calendar()).toISOString()
  const title = `E-posta: ${plainLine(mail.subject, 120) || plainLine(mail.sender, 120) || 'konusuz'}`
  const who = plainLine(mail.sender_name, 120) || mail.sender || 'Gönderen belirsiz'
  const values = [mail.customer_id, title, wordsOfMail(mail), mail.sender, who, due]
  await tellOpenedWork(tx, services, await tx.asSystem<OpenedWork>(open, values))
}

export function wordsOfMail({
  outcome,
  sender,
  subject,
  content,
  attachments,
}: Omit<KeptMail, 'sender_name' | 'customer_id'>): string {
  const files = attachments.map(({ name }) => plainLine(name, 80) || 'adsız dosya').join(', ')
  return [
    keptReasons[outcome],
    [
      `Gönderen: ${plainLine(sender, 200)}`,
      `Konu: ${plainLine(subject, 200)}`,
      ...(files ? [`Ekler: ${files}`] : []),
    ].join('\n'),
    content.slice(0, mostLetters).toWellFormed(),
  ]
    .filter(Boolean)
    .join('\n\n')
}
