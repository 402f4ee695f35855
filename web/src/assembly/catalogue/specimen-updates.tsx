/** For the catalogue: the live events that a page receives, newest first, up to the list's limit. */

import { updateListSize } from 'virtual:contract'
import type { Surface } from '@kervan/domain/access/roles.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useUpdates } from '#spine/live/use-live.ts'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'

type Props = { heading: string; surface: Surface; children?: ReactNode }

export function SpecimenUpdates({ heading, surface, children }: Props) {
  const updates = useUpdates()
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h1 className="text-22">{heading}</h1>
        <p className="measure mt-1 text-muted">
          Katalog örneği: menüdeki sayılar ve kişi gerçek değildir. <Link to="/ui">Kataloğa dön</Link>
        </p>
      </div>
      {children}
      <Card>
        <CardHead
          title="Güncellemeler"
          action={
            <span className="figures text-13 text-muted">
              {updates.length} / {updateListSize[surface]}
            </span>
          }
        />
        {updates.length === 0 ? (
          <EmptyState title="Henüz güncelleme yok" action={<Link to="/inbox">Gelen kutusunu aç</Link>}>
            Başka bir sekmede deneme e-postası gönderin; güncelleme anında burada görünür.
          </EmptyState>
        ) : (
          <ul aria-label="Güncellemeler">
            {updates.map((update) => (
              <li
                key={update.id}
                className="flex items-baseline justify-between gap-4 border-line border-b px-5 py-2 last:border-b-0"
              >
                <code className="min-w-0 truncate font-mono text-13">{update.name}</code>
                <RelativeTime moment={update.at} className="shrink-0 text-13 text-muted" />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}
