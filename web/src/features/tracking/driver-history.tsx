/** What the driver has reported, with what still waits for the network; a wrong one can be taken back. */
import type { DriverWords } from '@kervan/domain/tracking/driver-link.ts'
import type { DriverReport } from '@kervan/domain/tracking/driver-links.contract.ts'
import { formatShortDateTime } from '@kervan/domain/values/format-date.ts'
import { Check, CloudOff } from 'lucide-react'
import type { ShownReport } from '#features/tracking/driver-reports.ts'
import { Button } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'

type Props = {
  words: DriverWords
  shown: readonly ShownReport[]
  isCutOff: boolean
  onRetract: (report: DriverReport) => void
}

export function DriverHistory({ words, shown, isCutOff, onRetract }: Props) {
  const waiting = shown.filter(({ isWaiting }) => isWaiting).length
  return (
    <section aria-labelledby="driver-history" className="flex flex-col gap-2">
      <h2 id="driver-history" className="text-15 font-medium">
        Bildirdikleriniz
      </h2>
      <p role="status" className={cn('text-14 text-pending', waiting === 0 && 'sr-only')}>
        {waiting > 0 &&
          (isCutOff
            ? `${waiting} bildirim telefonda bekliyor; bağlantı gelince gönderilir.`
            : `${waiting} bildirim gönderiliyor.`)}
      </p>
      {shown.length === 0 && <p className="text-14 text-muted">Henüz bir şey bildirmediniz.</p>}
      <ul>
        {shown.map((report) => (
          <li
            key={report.id}
            className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-3 last:border-b-0"
          >
            <div className={cn('min-w-0', report.retracted && 'text-muted line-through')}>
              <p className="break-words">
                {[words[report.kind].done, report.place].filter(Boolean).join(', ')}
              </p>
              <p className="flex items-center gap-1.5 text-13 text-muted">
                {formatShortDateTime(report.happened_at)}
                <Delivery isWaiting={report.isWaiting} />
              </p>
            </div>
            {!report.retracted && (
              <Button size="sm" onClick={() => onRetract({ ...plain(report), retracted: true })}>
                Geri al
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const plain = ({ isWaiting: _, ...report }: ShownReport): DriverReport => report

function Delivery({ isWaiting }: { isWaiting: boolean }) {
  const Icon = isWaiting ? CloudOff : Check
  return (
    <>
      <Icon className="size-4" strokeWidth={1.75} aria-hidden />
      {isWaiting ? 'Bekliyor' : 'Gönderildi'}
    </>
  )
}
