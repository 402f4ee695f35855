/** The office's bell: the number of new updates, and a panel with the newest, each linked to what it is about. */
import { Bell } from 'lucide-react'
import { type ComponentProps, type ElementType, lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import type { OfficeUpdates } from '#features/workqueue/use-office-updates.ts'
import { loadView } from '#spine/api/load-or-wait.tsx'
import { Badge } from '#spine/ui/badge.tsx'
import { buttonClasses } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { Sheet } from '#spine/ui/sheet.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const UpdateRows: ElementType = lazy(() =>
  loadView(async () => (await import('#features/workqueue/update-rows.tsx')).UpdateRows),
)

export function UpdatesBell({ events, seen, unread, markSeen }: OfficeUpdates) {
  const locationKey = useLocation().key
  const [opened, setOpened] = useState<{ at: string; after: number | null } | null>(null)
  return (
    <Sheet
      title="Güncellemeler"
      // Any navigation closes it.
      open={opened?.at === locationKey}
      onOpenChange={(open) => {
        setOpened(open ? { at: locationKey, after: seen } : null)
        markSeen()
      }}
      trigger={<BellButton unread={unread} />}
      className="text-14"
    >
      {events.length === 0 ? (
        <EmptyState title="Henüz güncelleme yok" className="py-8">
          Yeni talepler, yanıtlanan teklifler, işler ve gönderiler geldiği anda burada görünür.
        </EmptyState>
      ) : (
        <Suspense fallback={<RowsSkeleton />}>
          <UpdateRows events={events} after={opened?.after ?? null} onFollow={markSeen} />
        </Suspense>
      )}
    </Sheet>
  )
}

function RowsSkeleton() {
  return (
    <Loading className="flex flex-col gap-4">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </Loading>
  )
}

/** No tooltip: it would open again when the closing panel returns the focus. */
function BellButton({ unread, ...props }: ComponentProps<'button'> & { unread: number }) {
  return (
    <button
      type="button"
      aria-label={unread > 0 ? `Güncellemeler, ${unread} yeni` : 'Güncellemeler'}
      {...props}
      className={cn(buttonClasses({ variant: 'ghost' }), 'relative size-10 px-0 text-muted max-lg:size-11')}
    >
      <Bell className="size-5" strokeWidth={1.75} aria-hidden />
      {unread > 0 && (
        <span aria-hidden="true" className="absolute top-0 right-0">
          <Badge tone="waiting">{unread}</Badge>
        </span>
      )}
    </button>
  )
}
