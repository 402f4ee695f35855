/** The frame of the pages that follow shipments: the lookup, the list beside what is followed, and the map of all. On a phone one at a time. */
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type To, useLocation } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { CodeLookup } from '#features/tracking/code-lookup.tsx'
import { FollowPanel } from '#features/tracking/follow-panel.tsx'
import { ActiveShipmentsMap } from '#features/tracking/map/active-shipments-map.tsx'
import { useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { FilterChips } from '#spine/ui/filter-chips.tsx'
import { useWideScreen } from '#spine/ui/use-wide-screen.ts'

export type Followed = { id: string; container?: string | undefined }

type Props = {
  title: string
  listTitle: string
  list: ReactNode
  /** What the address names, or else what is shown beside the list until something is chosen. */
  followed: Followed | null
  /** Where a phone finds the list. */
  back: To
}

export function TrackingFrame({ title, listTitle, list, followed, back }: Props) {
  useDocumentTitle(title)
  const { pathname, search } = useLocation()
  const isWide = useWideScreen()
  const isNamed = useParam('shipment') !== null
  const isMap = useParam('show') === 'map' && !isNamed
  const isListHidden = !isWide && followed !== null && !isMap
  return (
    <div className="flex flex-col gap-5">
      <header className={cn('flex flex-wrap items-center justify-between gap-3', isListHidden && 'sr-only')}>
        <h1 className="text-28">{title}</h1>
        {!isListHidden && (
          <FilterChips
            label="Görünüm"
            className="print:hidden"
            chips={[
              { key: 'list', label: 'Liste', search: withParams(search, { show: null }), current: !isMap },
              {
                key: 'map',
                label: 'Harita',
                search: withParams(search, { show: 'map', shipment: null, container: null }),
                current: isMap,
              },
            ]}
          />
        )}
      </header>
      {isListHidden && (
        <Link to={back} className="link inline-flex min-h-10 items-center gap-1 self-start">
          <ChevronLeft className="size-4" strokeWidth={1.75} aria-hidden /> {listTitle}
        </Link>
      )}
      {!isListHidden && <CodeLookup />}
      {isMap ? (
        <ActiveShipmentsMap addressOf={(id) => `${pathname}${withParams(search, { shipment: id })}`} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[18rem_minmax(0,1fr)] print:block">
          {!isListHidden && (
            <Card aria-label={listTitle} className="overflow-clip md:sticky md:top-4 print:hidden">
              <CardHead title={listTitle} />
              {list}
            </Card>
          )}
          {followed && <FollowPanel key={`${followed.id} ${followed.container ?? ''}`} {...followed} />}
        </div>
      )}
    </div>
  )
}

type RowProps = { search: string; current: boolean; children: ReactNode }

/** A row of the list; `search` is the address at which it is followed. */
export function FollowedRow({ search, current, children }: RowProps) {
  return (
    <li className="border-line border-b last:border-b-0">
      <Link
        to={{ search }}
        preventScrollReset
        aria-current={current ? 'true' : undefined}
        className={cn(
          'flex flex-col gap-1 px-4 py-3 transition-colors hover:bg-hover',
          current && 'bg-sea-soft hover:bg-sea-soft',
        )}
      >
        {children}
      </Link>
    </li>
  )
}
