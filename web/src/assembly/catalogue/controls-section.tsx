/** Buttons, badges and small parts. */
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { Specimen } from '#assembly/catalogue/specimen.tsx'
import { RequestBadge } from '#features/requests/request-badge.tsx'
import { ShipmentBadge } from '#features/shipments/shipment-badge.tsx'
import { Avatar } from '#spine/ui/avatar.tsx'
import { Badge, CountBadge } from '#spine/ui/badge.tsx'
import { Button } from '#spine/ui/button.tsx'
import { ConnectionIndicator } from '#spine/ui/connection-indicator.tsx'
import { CopyButton } from '#spine/ui/copy-button.tsx'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { Kbd } from '#spine/ui/kbd.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { StatusBadge, type StatusTone } from '#spine/ui/status-badge.tsx'

const variants = [
  { variant: 'next', label: 'Teklif iste' },
  { variant: 'primary', label: 'Kaydet' },
  { variant: 'secondary', label: 'Düzenle' },
  { variant: 'ghost', label: 'Vazgeç' },
  { variant: 'danger', label: 'Sil' },
] as const
const statuses: [StatusTone, string][] = [
  ['pending', 'Bekliyor'],
  ['approved', 'Onaylandı'],
  ['rejected', 'Reddedildi'],
  ['delayed', 'Gecikmiş'],
  ['cancelled', 'İptal Edildi'],
]
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

export function ControlsSection() {
  return (
    <>
      <Specimen name="Düğme">
        {variants.map(({ variant, label }) => (
          <Button key={variant} variant={variant}>
            {label}
          </Button>
        ))}
      </Specimen>
      <Specimen name="Boy">
        <Button size="sm">Küçük</Button>
        <Button size="md">Orta</Button>
        <Button size="lg">Büyük</Button>
        <Button variant="primary">
          <Plus strokeWidth={1.75} aria-hidden /> Yeni talep
        </Button>
      </Specimen>
      <Specimen name="Meşgul, kapalı">
        {variants.map(({ variant, label }) => (
          <Button key={variant} variant={variant} busy>
            {label}
          </Button>
        ))}
        <Button disabled>Kapalı</Button>
      </Specimen>
      <Specimen name="Bağlantı düğmesi">
        <LinkButton href="/" variant="primary">
          Ana sayfa
        </LinkButton>
        <a href="#dugmeler" className="link">
          Metin içi bağlantı
        </a>
      </Specimen>
      <Specimen name="Simge düğmesi">
        <IconButton label="Düzenle">
          <Pencil strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton label="Sil" size="sm" variant="secondary">
          <Trash2 className="size-4" strokeWidth={1.75} aria-hidden />
        </IconButton>
        <CopyButton text="TLP-2026-000123" label="Numarayı kopyala" />
        <CopyButton text="TLP-2026-000123" label="Numarayı kopyala" withLabel size="sm" />
      </Specimen>
      <Specimen name="Durum">
        {statuses.map(([tone, word]) => (
          <StatusBadge key={tone} tone={tone}>
            {word}
          </StatusBadge>
        ))}
        <RequestBadge status="quoted" />
        {(['preparing', 'in_transit', 'customs', 'delivered'] as const).map((status) => (
          <ShipmentBadge key={status} status={status} delayed={false} />
        ))}
      </Specimen>
      <Specimen name="Rozet">
        <Badge>Rev. 2</Badge>
        <CountBadge count={7} of="bekleyen talep" />
        <CountBadge count={3} of="bekleyen talep" tone="waiting" />
        <CountBadge count={128} of="bekleyen iş" tone="sea" />
      </Specimen>
      <Specimen name="Canlı bağlantı">
        <ConnectionIndicator state="connecting" />
        <ConnectionIndicator state="connected" />
        <ConnectionIndicator state="disconnected" />
      </Specimen>
      <Specimen name="Zaman">
        {[0, 3, 130, 1500, 4400, 20_000].map((minutes) => (
          <RelativeTime key={minutes} moment={minutesAgo(minutes)} />
        ))}
      </Specimen>
      <Specimen name="Kişi, tuş">
        <Avatar name="Örnek Kişi" />
        <Avatar name="ilker ışık" size="sm" />
        <span>
          <Kbd>⌘</Kbd> <Kbd>K</Kbd>
        </span>
      </Specimen>
    </>
  )
}
