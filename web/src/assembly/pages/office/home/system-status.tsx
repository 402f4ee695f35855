/** How the system is, part by part, and which of the page's figures could not be read. */

import type { PartStatus } from '@kervan/domain/status/status.contract.ts'
import { systemPartWords } from '@kervan/domain/status/status.copy.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOfficeCounts } from '#assembly/layouts/office-badges.ts'
import { useMonthFigures } from '#assembly/pages/office/home/month-figures.ts'
import { api, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const minute = 60_000

const figureWords = {
  requests: 'Talep sayıları',
  quotes: 'Teklif sayıları',
  shipments: 'Gönderi sayıları',
  work: 'İş sayıları',
  joined: 'Yeni müşteriler',
  won: 'Kazanılan teklifler',
} as const
type FigureName = keyof typeof figureWords

export function SystemStatus() {
  const status = useQuery(api.status.get.queryOptions({ refetchInterval: minute }))
  const figures = { ...useOfficeCounts(), ...useMonthFigures() }
  const failed = (Object.keys(figureWords) as FigureName[]).filter((name) => figures[name].isError)
  return (
    <Card aria-label="Sistem durumu">
      <CardHead
        title="Sistem durumu"
        action={status.data && <Summary parts={status.data.parts} failed={failed.length} />}
      />
      {status.isPending && (
        <Loading className="flex flex-col gap-3 p-5">
          {[1, 2, 3, 4, 5, 6, 7].map((row) => (
            <Skeleton key={row} className="h-6" />
          ))}
        </Loading>
      )}
      {status.isError && <LoadFailure title="Sistem durumu ölçülemedi" query={status} />}
      <ul className="flex flex-col px-4 py-2 text-13 empty:hidden md:px-5">
        {failed.map((name) => (
          <Line key={name} isWell={false} name={figureWords[name]}>
            Okunamadı: {toProblem(figures[name].error).message}
          </Line>
        ))}
        {status.data?.parts.map(({ part, state, fact, last_at }) => (
          <Line key={part} isWell={state === 'ok'} name={systemPartWords[part]}>
            {fact}
            {last_at && (
              <>
                {' · '}
                <RelativeTime moment={last_at} />
              </>
            )}
          </Line>
        ))}
      </ul>
    </Card>
  )
}

function Summary({ parts, failed }: { parts: readonly PartStatus[]; failed: number }) {
  const unwell = failed + parts.filter(({ state }) => state !== 'ok').length
  return (
    <span className={cn('text-13', unwell > 0 ? 'text-delayed' : 'text-muted')}>
      {unwell > 0 ? `${unwell} bölüme bakılmalı` : 'Her şey çalışıyor'}
    </span>
  )
}

function Line({ isWell, name, children }: { isWell: boolean; name: string; children: ReactNode }) {
  const Icon = isWell ? CircleCheck : CircleAlert
  return (
    <li className="flex items-start gap-2 py-1.5">
      <Icon
        className={cn('mt-0.5 size-4 shrink-0', isWell ? 'text-approved' : 'text-delayed')}
        strokeWidth={1.75}
        aria-label={isWell ? 'iyi' : 'bakılmalı'}
        role="img"
      />
      <span className="flex min-w-0 flex-1 flex-wrap gap-x-2">
        <span className="w-32 shrink-0">{name}</span>
        <span className="min-w-0 flex-1 basis-28 break-words text-muted">{children}</span>
      </span>
    </li>
  )
}
