/** Handlers of drafts: what was asked is read with the rights of staff, what is answered with those of who asked. */
import { draftsContract } from '@kervan/domain/luna/drafts.contract.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { type Asked, draftAnswer } from '#features/luna/drafts/draft-answer.ts'
import type { WithWording } from '#features/luna/model/wording.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof draftsContract, WithCompany & WithWording>(draftsContract)

/** All that was written since the office last answered; the newest of it says what it is about. */
const unanswered = `select c.customer_id, coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), g.full_name, '') as name,
    coalesce(string_agg(m.message_text, E'\\n' order by m.position), '') as question,
    (array_agg(m.about_kind order by m.position desc) filter (where m.about_kind is not null))[1] as about_kind,
    (array_agg(m.about_id order by m.position desc) filter (where m.about_id is not null))[1] as about_id
  from chat_conversations c left join profiles p on p.id = c.customer_id left join chat_guests g on g.id = c.guest_id
    left join chat_messages m on m.conversation_id = c.id and m.sender_type <> 'staff' and m.deleted_at is null and m.position >
      coalesce((select max(s.position) from chat_messages s where s.conversation_id = c.id and s.sender_type = 'staff'), 0)
  where c.id = $1 group by c.customer_id, p.first_name, p.last_name, g.full_name`

/** Of mail that came in, what was written last and not the lines that say where it came from. */
const asked = `select customer_id, customer_name as name, coalesce((select nullif(m.content, '') from inbound_mails m where kind = 'inbound_mail'
      and m.sender = work_items.email order by m.received_at desc, m.id desc limit 1), description) as question,
    case when quote_id is not null then 'quote' end as about_kind, quote_id as about_id
  from work_items where id = $1`

type Row = Omit<Asked, 'about'> & {
  about_kind: NonNullable<Asked['about']>['kind'] | null
  about_id: string | null
}

const toAsked = ({ about_kind, about_id, ...rest }: Row): Asked => ({
  ...rest,
  about: about_kind && about_id ? { kind: about_kind, id: about_id } : null,
})

export const draftsHandlers = {
  conversation: api.conversation.handler(async ({ input, context, errors }) => {
    const { services, actor } = context
    const [row] = await services.readAs(actor, (_, query) => query<Row>(unanswered, [input.conversation_id]))
    if (!row) throw errors.NOT_FOUND()
    return draftAnswer(context, toAsked(row), input.refine)
  }),
  question: api.question.handler(async ({ input, context, errors }) => {
    const { services, actor } = context
    const [row] = await services.readAs(actor, (_, query) => query<Row>(asked, [input.id]))
    if (!row) throw errors.NOT_FOUND()
    return draftAnswer(context, toAsked(row), input.refine)
  }),
}
