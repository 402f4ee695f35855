/** The list of mails, newest first; one that arrives while you look lights up once. */
import type { InboxMail } from '@kervan/domain/demo/demo.contract.ts'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { cn } from '#spine/ui/class-names.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

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
        {count === undefined ? '' : `${count} e-posta`}
      </span>
    </div>
  )
}

type Props = { mails: InboxMail[] | undefined; to: string | undefined; opened: string | null }

export function InboxList({ mails, to, opened }: Props) {
  const isNew = useArrivals(mails)
  return (
    <>
      {!mails && <ListSkeleton />}
      {mails?.length === 0 && (
        <EmptyState title={to ? 'Bu adrese gönderilmiş e-posta yok' : 'Henüz e-posta yok'}>
          Yukarıdan bir deneme e-postası gönderin; geldiği anda burada görünür.
        </EmptyState>
      )}
      {mails && mails.length > 0 && (
        <ul className="min-h-0 flex-1 overflow-y-auto">
          {mails.map((mail) => (
            <li key={mail.id} className={cn('border-line border-b', isNew(mail.id) && 'animate-arrived')}>
              <MailRow mail={mail} to={to} current={mail.id === opened} />
            </li>
          ))}
        </ul>
      )}
    </>
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

/** Tells which mails were not in the first list of this visit. */
function useArrivals(mails: InboxMail[] | undefined): (id: string) => boolean {
  const seenAtFirst = useRef<Set<string> | null>(null)
  if (mails && !seenAtFirst.current) seenAtFirst.current = new Set(mails.map((mail) => mail.id))
  return (id) => seenAtFirst.current !== null && !seenAtFirst.current.has(id)
}

function ListSkeleton() {
  return (
    <Loading label="E-postalar yükleniyor">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <div key={row} className="flex flex-col gap-2 border-line border-b px-5 py-4">
          <Skeleton className="w-2/3" />
          <Skeleton className="h-3 w-2/5" />
        </div>
      ))}
    </Loading>
  )
}
