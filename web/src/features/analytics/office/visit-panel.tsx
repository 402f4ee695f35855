/** One visit, page by page. Of visitors who have agreed to be measured only. */
import {
  deviceWords,
  durationText,
  placeOfVisit,
  sourceName,
  userTypeWords,
} from '@kervan/domain/analytics/analytics.copy.ts'
import { pageName } from '@kervan/domain/analytics/pages.ts'
import type { Visit } from '@kervan/domain/analytics/visits.contract.ts'
import { formatDateTime, formatShortDateTime, formatTime } from '@kervan/domain/values/format-date.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { type ReactNode, useState } from 'react'
import { FirstWords } from '#features/analytics/office/first-words.tsx'
import { useVisit } from '#features/analytics/office/live-figures.ts'
import { VisitActs } from '#features/analytics/office/visit-acts.tsx'
import { useCloseDialog, useParam } from '#spine/addresses/dialog-address.ts'
import { DetailPanel } from '#spine/api/detail-panel.tsx'

/** Opened by `?visit=<id>`. */
export function VisitPanel() {
  const id = useParam('visit')
  const close = useCloseDialog('visit')
  return id && <Opened key={id} id={id} onClose={close} />
}

function Opened({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useVisit(id)
  const [isWriting, setWriting] = useState(false)
  return (
    <DetailPanel
      kind="Ziyaret"
      record={query.data}
      query={query}
      title={({ visit }) => `${userTypeWords[visit.user_type]} ziyareti`}
      onClose={onClose}
    >
      {({ visit, pages, ...invitable }) => (
        <div className="flex flex-col gap-5">
          <Facts visit={visit} />
          <VisitActs visit={{ id: visit.id, ...invitable }} onWrite={() => setWriting(true)} />
          {isWriting && <FirstWords id={id} onClose={() => setWriting(false)} />}
          <section aria-label="Açılan sayfalar">
            <h3 className="mb-2 text-14 font-medium">Açılan sayfalar</h3>
            <ol className="flex flex-col">
              {pages.map(({ page, at, seconds }) => (
                <li key={at} className="flex items-baseline gap-3 border-line border-b py-2 last:border-b-0">
                  <time dateTime={at} className="figures shrink-0 text-13 text-muted">
                    {isOfOneDay(visit) ? formatTime(at) : formatShortDateTime(at)}
                  </time>
                  <span className="min-w-0 flex-1 break-words">{pageName(page)}</span>
                  <span className="figures shrink-0 text-13 text-muted">
                    {seconds === null ? 'Son sayfa' : durationText(seconds)}
                  </span>
                </li>
              ))}
            </ol>
          </section>
          <p className="text-13 text-muted">Ziyaretçi onayını geri alırsa bu kayıt silinir.</p>
        </div>
      )}
    </DetailPanel>
  )
}

const isOfOneDay = ({ start_time, last_activity }: Visit) =>
  dayInIstanbul(new Date(start_time)) === dayInIstanbul(new Date(last_activity))

function Facts({ visit }: { visit: Visit }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      <Fact name="Yer">{placeOfVisit(visit)}</Fact>
      <Fact name="Cihaz">{[deviceWords[visit.device_type], visit.browser].filter(Boolean).join(', ')}</Fact>
      <Fact name="Kaynak">{[sourceName(visit.source), visit.campaign].filter(Boolean).join(' · ')}</Fact>
      <Fact name="İlk sayfa">{pageName(visit.entry_page)}</Fact>
      <Fact name="Başladı">{formatDateTime(visit.start_time)}</Fact>
      <Fact name="Süre">{durationText(visit.seconds)}</Fact>
      <Fact name="Durum">{visit.is_active ? 'Şu anda geziyor' : 'Bitti'}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}
