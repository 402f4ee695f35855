/** The list of mails, newest first; new ones are highlighted. */

import type { InboxMail } from '@kervan/domain/demo/demo.contract.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { Link, useSearchParams } from 'react-router'
import { PagedList, type Pages } from '#spine/api/paged-list.tsx'
import { type LivePages, useNewRows } from '#spine/live/use-new-rows.ts'
import { cn } from '#spine/ui/class-names.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { Select } from '#spine/ui/select.tsx'

type FilterProps = { addresses: string[]; to: string | undefined; count: number | undefined }

export function AddressFilter({ addresses, to, count }: FilterProps) {
  const [, setParams] = useSearchParams()
  return (
    <div className="flex items-center gap-3 border-line border-b px-4 py-2 md:px-5">
      <Select
        aria-label="Adrese göre süz"
        className="h-9 text-14"
        value={to ?? ''}
        placeholder="Bütün adresler"
        options={addresses.map((address) => ({ value: address, label: address }))}
        onChange={(event) => setParams(event.target.value ? { to: event.target.value } : {})}
      />
      <span className="ml-auto shrink-0 text-13 text-muted">
        {count === undefined ? '' : `${formatCount(count)} e-posta`}
      </span>
    </div>
  )
}

type Props = {
  mails: Pages<InboxMail> & LivePages<InboxMail>
  to: string | undefined
  opened: string | null
}

export function InboxList({ mails, to, opened }: Props) {
  const { isNew } = useNewRows({ pages: mails, listKey: to })
  return (
    <PagedList
      pages={mails}
      failure={{ title: 'E-postalar alınamadı' }}
      empty={
        <EmptyState title={to ? 'Bu adrese gönderilmiş e-posta yok' : 'Henüz e-posta yok'}>
          Yukarıdan bir deneme e-postası gönderin; geldiği anda burada görünür.
        </EmptyState>
      }
      skeleton="h-12"
    >
      {(rows) => (
        <ul className="min-h-0 flex-1 overflow-y-auto">
          {rows.map((mail) => (
            <li key={mail.id} className={cn('border-line border-b', isNew(mail.id) && 'animate-arrived')}>
              <MailRow mail={mail} to={to} current={mail.id === opened} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function MailRow({ mail, to, current }: { mail: InboxMail; to: string | undefined; current: boolean }) {
  const query = new URLSearchParams({ ...(to ? { to } : {}), mail: mail.id })
  return (
    <Link
      to={`/inbox?${query}`}
      aria-current={current || undefined}
      className={cn(
        'flex flex-col gap-0.5 border-transparent border-l-3 py-3 pr-4 pl-[13px] -outline-offset-2 transition-colors hover:bg-hover md:pr-5 md:pl-[17px]',
        current && 'border-sea bg-sea-soft hover:bg-sea-soft',
      )}
    >
      <span className="flex items-baseline gap-3">
        <span className="min-w-0 flex-1 truncate font-medium">{mail.subject}</span>
        <RelativeTime moment={mail.sent_at} className="shrink-0 text-13 text-muted" />
      </span>
      <span className="truncate text-13 text-muted">{mail.to}</span>
    </Link>
  )
}
