/** The head of the analytics: when the figures were taken, whether they are live, and how often they come by themselves. */
import { formatTime } from '@kervan/domain/values/format-date.ts'
import { Radio } from 'lucide-react'
import { sourcesAddress, visitsAddress } from '#features/analytics/office/addresses.ts'
import { useConnectionState } from '#spine/live/use-live.ts'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { StatusBadge } from '#spine/ui/status-badge.tsx'

const live = { icon: Radio, colours: 'bg-approved-fill text-approved' }

export function AnalyticsHead({ at }: { at: string | undefined }) {
  const isLive = useConnectionState() === 'connected'
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="mr-auto min-w-0">
        <h1 className="text-22">Analizler</h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
          <span className="figures">Son güncelleme: {at ? formatTime(at) : '–'}</span>
          <span>15s güncelleme</span>
          {/* The longer word has its room from the beginning, at the end of the line, so that the other changes nothing. */}
          <span className="grid justify-items-start *:[grid-area:1/1]">
            <StatusBadge tone="pending" className={isLive ? 'invisible' : ''}>
              Bağlantı bekleniyor
            </StatusBadge>
            {isLive && <StatusBadge tone={live}>Canlı</StatusBadge>}
          </span>
        </p>
      </div>
      <LinkButton href={sourcesAddress}>Kaynaklar ve huni</LinkButton>
      <LinkButton href={visitsAddress()}>Ziyaretler</LinkButton>
    </header>
  )
}
