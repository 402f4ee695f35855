/** The columns of the list of leads. */
import { leadSourceWords } from '@kervan/domain/customers/customers.policy.ts'
import { lastContactText } from '@kervan/domain/customers/last-contact.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { leadAge, leadStepWords } from '@kervan/domain/workqueue/lead-steps.ts'
import type { Lead, leadSorts } from '@kervan/domain/workqueue/leads.contract.ts'
import { Link } from 'react-router'
import { LeadDecision, ResumeLead } from '#features/workqueue/leads/lead-decision.tsx'
import { workItemAddress } from '#features/workqueue/work-item-address.ts'
import type { ListColumn } from '#spine/lists/list-definition.ts'
import { rowActionsColumn, rowActionsOverlay } from '#spine/ui/row-actions.ts'
import { rowLink } from '#spine/ui/row-keys.ts'

const none = <span className="text-muted">–</span>

export const leadName = ({ full_name, company, email, phone }: Lead) => full_name || company || email || phone

export const leadColumns: readonly ListColumn<Lead, (typeof leadSorts)[number]>[] = [
  {
    key: 'name',
    sort: 'name',
    head: 'Aday',
    place: 'main',
    cell: (lead) => (
      <Link
        to={`/staff/customer-management/${lead.id}`}
        {...rowLink(lead.id)}
        className="block min-w-0 break-words outline-none after:absolute after:inset-0"
      >
        {leadName(lead)}
      </Link>
    ),
    width: 10,
    grow: 2,
    className: 'font-medium',
  },
  {
    key: 'company',
    head: 'Şirket',
    cell: ({ company }) => company || none,
    width: 9,
    grow: 2,
  },
  {
    key: 'source',
    head: 'Kaynak',
    cell: ({ lead_source }) => leadSourceWords[lead_source],
    width: 9,
  },
  {
    key: 'age',
    sort: 'created',
    head: 'Yaşı',
    sortedBy: 'Kayıt zamanı',
    cell: ({ created_at }) => (
      <time dateTime={created_at} title={formatDateTime(created_at)}>
        {leadAge(created_at, new Date())}
      </time>
    ),
    width: 7,
  },
  {
    key: 'contact',
    sort: 'contact',
    head: 'Son temas',
    cell: ({ last_contact_at }) => <LastContact moment={last_contact_at} />,
    width: 8,
    className: 'whitespace-nowrap',
  },
  {
    key: 'next',
    head: 'Sonraki adım',
    cell: (lead) => <NextStep lead={lead} />,
    width: 14,
    grow: 3,
  },
  {
    key: 'representative',
    head: 'Temsilci',
    cell: ({ representative_name }) => representative_name || none,
    width: 8.5,
    grow: 1,
  },
  {
    key: 'acts',
    head: 'İşlemler',
    place: 'acts',
    cell: (lead) => <LeadActs lead={lead} />,
    width: 0,
    className: rowActionsColumn,
  },
]

function LastContact({ moment }: { moment: string | null }) {
  const words = lastContactText(moment, new Date())
  if (!moment) return <span className="text-muted">{words}</span>
  return (
    <time dateTime={moment} title={formatDateTime(moment)}>
      {words}
    </time>
  )
}

function NextStep({ lead: { next_step } }: { lead: Lead }) {
  const words = leadStepWords(next_step, new Date())
  const { kind, work_item_id } = next_step
  if (!work_item_id) return <span className={kind === 'contact' ? undefined : 'text-muted'}>{words}</span>
  return (
    <Link
      to={workItemAddress(work_item_id)}
      className={
        kind === 'decide'
          ? 'relative z-1 font-medium text-pending hover:underline'
          : 'relative z-1 hover:underline'
      }
    >
      {words}
    </Link>
  )
}

function LeadActs({ lead }: { lead: Lead }) {
  const decided = { id: lead.id, name: leadName(lead), phone: lead.phone }
  const { kind } = lead.next_step
  return (
    <span className={rowActionsOverlay}>
      {kind === 'parked' || kind === 'given_up' ? (
        <ResumeLead lead={decided} />
      ) : (
        <LeadDecision lead={decided} isRow />
      )}
    </span>
  )
}
