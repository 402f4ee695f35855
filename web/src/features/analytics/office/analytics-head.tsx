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
          <StatusBadge tone={isLive ? live : 'pending'}>
            {isLive ? 'Canlı' : 'Bağlantı bekleniyor'}
          </StatusBadge>
          <span>15s güncelleme</span>
        </p>
      </div>
      <LinkButton href={sourcesAddress}>Kaynaklar ve huni</LinkButton>
      <LinkButton href={visitsAddress()}>Ziyaretler</LinkButton>
    </header>
  )
}
