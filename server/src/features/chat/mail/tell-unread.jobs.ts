/**
 * Tells a customer who is away of what staff have written: on their devices soon, and by mail once it was quiet for a while, all that was
 * written since in one. Away is who has no page of ours open: whoever has one sees the badge, and is
 * looked after again until they have left or read it. What they have read by then is not told. Each step looks under the conversation's
 * lock, notes how far it has told and queues the mail in one transaction: two processes, or one that is killed, never tell twice.
 */

import type { chatMessageWritten } from '@kervan/domain/chat/chat.events.ts'
import { chatUnread } from '@kervan/domain/chat/chat-mail.events.ts'
import type { z } from '@kervan/domain/z.ts'
import {
  type Conversation,
  conversationById,
  mailAddress,
  type Query,
} from '#features/chat/conversations.queries.ts'
import type { WithInboundMail } from '#features/chat/mail/inbound-parts.ts'
import { readMailedMessages, unreadMail } from '#features/chat/mail/unread-mail.ts'
import { lockConversation } from '#features/chat/write-message.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import type { WithMailPreference } from '#features/quotes/mail-customer.ts'
import { system, type Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob, type JobHandler } from '#spine/jobs/job.ts'
import type { WithWhoIsHere } from '#spine/live/who-is-here.ts'

type Step = 'device' | 'mail'
type Told = { conversation_id: string; position: number; step: Step }

export const tellUnreadJob = defineJob<Told>({
  name: 'tell-unread',
  retries: 6,
  retryDelay: 10,
  expireSeconds: 60,
})

/** However much staff write, four mails an hour at most. */
const mailsApartMs = 15 * 60_000

/** A page that stays open for so long while a message waits is one that nobody sits at. */
const longestWaitMs = 60 * 60_000

type Parts = Pick<Services, 'actAs' | 'queryAs' | 'emit' | 'enqueue' | 'queueMail' | 'config'> &
  WithCompany &
  WithMailPreference &
  WithInboundMail &
  WithWhoIsHere

/** Follows every message. */
export async function watchUnread(
  tx: Transaction,
  { conversation_id, position, sender_type }: z.output<typeof chatMessageWritten.data>,
  { enqueue, config }: Pick<Services, 'enqueue' | 'config'>,
): Promise<void> {
  if (sender_type !== 'staff') return
  for (const step of ['device', 'mail'] as const)
    await enqueue(
      tx,
      tellUnreadJob,
      { conversation_id, position, step },
      { startAfter: new Date(Date.now() + config.unreadSeconds[step] * 1_000) },
    )
}

type Standing = {
  customer_id: string | null
  has_account: boolean
  name: string
  email: string
  noticed_position: number
  mailed_position: number
  /** How long ago the last mail was queued. */
  mailed_ms: number | null
  read_position: number
}

const readStanding = `select c.customer_id, u.id is not null as has_account, ${mailAddress} as email,
    coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), g.full_name, '') as name,
    coalesce(n.noticed_position, 0) as noticed_position, coalesce(n.mailed_position, 0) as mailed_position,
    extract(epoch from now() - n.mailed_at)::float8 * 1000 as mailed_ms, coalesce(s.read_position, 0) as read_position
  from chat_conversations c left join profiles p on p.id = c.customer_id left join users u on u.id = p.id
    left join chat_guests g on g.id = c.guest_id left join chat_notices n on n.conversation_id = c.id
    left join chat_positions s on s.conversation_id = c.id and s.side = 'customer'
  where c.id = $1`

type Unread = { id: string; position: number; sender_name: string; waiting_ms: number }

/** The last of what staff have written and the customer has not read. */
const readUnread = `select id, position, sender_name, extract(epoch from now() - created_at)::float8 * 1000 as waiting_ms from chat_messages
  where conversation_id = $1 and sender_type = 'staff' and deleted_at is null and position > $2 order by position desc limit 1`

const noteNoticed = `insert into chat_notices (conversation_id, noticed_position) values ($1, $2)
  on conflict (conversation_id) do update set noticed_position = excluded.noticed_position`
const noteMailed = `insert into chat_notices (conversation_id, mailed_position, mailed_at) values ($1, $2, now())
  on conflict (conversation_id) do update set mailed_position = excluded.mailed_position, mailed_at = excluded.mailed_at`

export function createTellUnread(services: Parts): JobHandler<Told> {
  return async (told) => {
    const { conversation_id } = told
    const query: Query = (text, values) => services.queryAs(system, text, values)
    const conversation = await conversationById(query, conversation_id)
    if (!conversation) return
    // Asked before anything is locked: the answer takes its time.
    const here = await services.isHere(readerOf(conversation))
    await services.actAs(system, async (tx) => {
      await lockConversation(tx, conversation_id)
      const [standing] = await tx.asSystem<Standing>(readStanding, [conversation_id])
      if (!standing) return
      const [unread] = await tx.asSystem<Unread>(readUnread, [conversation_id, standing.read_position])
      if (!unread) return
      if (here && unread.waiting_ms < longestWaitMs) await lookAgain(tx, services, told, unread)
      else await steps[told.step](tx, services, { told, standing, unread })
    })
  }
}

/** By what their open pages are known: a guest who left a contact still comes as that guest. */
const readerOf = ({ customer_id, open_guest_id }: Conversation): string =>
  open_guest_id ? `guest:${open_guest_id}` : (customer_id ?? '')

/** Once for all that is unread: what was written later is looked after too. */
async function lookAgain(
  tx: Transaction,
  { enqueue, config }: Pick<Parts, 'enqueue' | 'config'>,
  told: Told,
  { position }: Unread,
): Promise<void> {
  if (position > told.position) return
  const startAfter = new Date(Date.now() + config.unreadSeconds.mail * 1_000)
  await enqueue(tx, tellUnreadJob, told, { startAfter })
}

type Case = { told: Told; standing: Standing; unread: Unread }

const steps: Record<Step, (tx: Transaction, services: Parts, one: Case) => Promise<void>> = {
  /** Once until they have looked, however much is written. */
  async device(tx, { emit }, { told: { conversation_id }, standing, unread }) {
    const { customer_id, has_account, noticed_position, read_position } = standing
    if (!customer_id || !has_account || noticed_position > read_position) return
    await tx.asSystem(noteNoticed, [conversation_id, unread.position])
    await emit(tx, chatUnread, ['nodes'], { conversation_id, customer_id, message_id: unread.id })
  },
  async mail(tx, services, { told, standing, unread }) {
    const { conversation_id } = told
    // Somebody has gone on writing: what comes then tells of this too.
    if (unread.position > told.position || unread.position <= standing.mailed_position || !standing.email)
      return
    const soonMs = mailsApartMs - (standing.mailed_ms ?? mailsApartMs)
    if (soonMs > 0) {
      const startAfter = new Date(Date.now() + soonMs)
      return services.enqueue(tx, tellUnreadJob, told, { startAfter })
    }
    if (standing.customer_id && !(await services.wantsMail(tx, standing.customer_id))) return
    await mailUnread(tx, services, { told, standing, unread })
    await tx.asSystem(noteMailed, [conversation_id, unread.position])
  },
}

async function mailUnread(
  tx: Transaction,
  services: Parts,
  { told: { conversation_id }, standing, unread }: Case,
): Promise<void> {
  const letterhead = await readLetterhead(services)
  const replyTo = services.inboundMail.addresses.address('reply', conversation_id)
  const messages = await readMailedMessages(tx, conversation_id, unread.position)
  const { subject, letter } = unreadMail(letterhead, {
    writer: unread.sender_name || letterhead.company.name,
    name: standing.name,
    hasAccount: standing.has_account,
    canAnswer: replyTo !== undefined,
    messages,
  })
  const thread = `<${conversation_id}@${letterhead.company.email.split('@').at(-1)}>`
  await services.queueMail(tx, {
    to: standing.email,
    subject,
    letter,
    headers: {
      'Reply-To': replyTo ?? letterhead.company.email,
      // Mail programs keep all mails of one conversation together.
      References: thread,
      'In-Reply-To': thread,
      // Programs that are out of office do not answer these.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    matter: {
      ...{ request_id: null, number: 'Yazışma', title: subject, customer_id: standing.customer_id },
      ...(!standing.customer_id && { conversation_id }),
    },
  })
}
