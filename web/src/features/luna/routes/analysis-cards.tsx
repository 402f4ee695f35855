/** The figures of an analysis: band and its course, direction, fuel, both ports, transit time, risks, advice and factors. */
import { severities } from '@kervan/domain/luna/market.copy.ts'
import type { PortState } from '@kervan/domain/luna/routes.contract.ts'
import { trendWords } from '@kervan/domain/luna/trend.ts'
import { dayRange, transitBasis } from '@kervan/domain/requests/transit-words.ts'
import { formatCount, formatMoney, formatPercent } from '@kervan/domain/values/format-number.ts'
import type { ReactNode } from 'react'
import { EvidenceLine } from '#features/luna/evidence-line.tsx'
import type { ShownAnalysis } from '#features/luna/routes/temporary-analysis.ts'
import { SeverityBadge } from '#features/luna/severity-badge.tsx'
import { LineChart } from '#spine/charts/charts.tsx'
import { Badge } from '#spine/ui/badge.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'

type Props = { analysis: ShownAnalysis }

export function AnalysisCards({ analysis }: Props) {
  return (
    <div className="flex flex-col gap-5">
      {!analysis.is_temporary && <p className="measure text-15">{analysis.summary}</p>}
      <div className="grid gap-5 md:grid-cols-3">
        <PriceTile analysis={analysis} />
        <TrendTile analysis={analysis} />
        <FuelTile analysis={analysis} />
      </div>
      {analysis.price_range && analysis.price_history.length > 0 && (
        <Card>
          <CardBody>
            <PriceChart analysis={analysis} />
          </CardBody>
        </Card>
      )}
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Ports analysis={analysis} />
        <Transit analysis={analysis} />
        <Risks analysis={analysis} />
        <Advice analysis={analysis} />
      </div>
      <Factors analysis={analysis} />
    </div>
  )
}

/** A tile with what its figure rests on below it. */
function Tile({ label, value, children }: { label: string; value: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 rounded-card border border-line bg-card p-4 md:p-5">
      <span className="text-13 text-muted">{label}</span>
      <span className="figures text-22 font-bold tracking-tight">{value}</span>
      {children}
    </div>
  )
}

const Temporary = () => <Badge tone="waiting">geçici</Badge>
/** Bands are rounded, so cents would pretend to more than is known. */
const dollars = (amount: string) => formatMoney(amount, 'USD').replace(/,00(?=\u00a0)/, '')

function PriceTile({ analysis: { price_range: range, is_temporary } }: Props) {
  const label = "20' konteyner fiyat bandı"
  if (!range)
    return (
      <Tile label={label} value="Veri yok">
        <p className="text-12 text-muted">En az üç kuruluşun beş teklifi olunca gösterilir.</p>
      </Tile>
    )
  return (
    <Tile
      label={label}
      value={
        <>
          {dollars(range.min)} – {dollars(range.max)} {is_temporary && <Temporary />}
        </>
      }
    >
      {is_temporary ? (
        <p className="text-12 text-muted">Ölçülmüş bir band değildir.</p>
      ) : (
        <>
          <p className="text-13 text-muted">Ortanca {dollars(range.median)}</p>
          <EvidenceLine
            evidence={{
              source: `Gönderilen tekliflerimiz, son ${range.window_days} gün, ${range.basis === 'ports' ? 'bu iki liman' : 'iki ülke arası'}`,
              sample: range.quotes,
              as_of: range.newest_at,
            }}
          />
        </>
      )}
    </Tile>
  )
}

/** `+%4,2`, `−%1,5` */
const signed = (percentage: number) =>
  `${percentage > 0 ? '+' : percentage < 0 ? '−' : ''}${formatPercent(Math.abs(percentage) / 100)}`

function TrendTile({ analysis: { trend, trend_percentage, trend_evidence, is_temporary } }: Props) {
  const [evidence] = trend_evidence
  return (
    <Tile
      label="Son 30 günün yönü"
      value={
        <>
          {trendWords[trend]} {trend_percentage !== null && signed(trend_percentage)}{' '}
          {is_temporary && <Temporary />}
        </>
      }
    >
      {evidence && <p className="text-13 text-muted">{evidence.label}</p>}
      {evidence ? (
        <EvidenceLine evidence={evidence} />
      ) : (
        <p className="text-12 text-muted">Karşılaştıracak veri yok.</p>
      )}
    </Tile>
  )
}

function FuelTile({ analysis: { fuel_prices: fuel, is_temporary } }: Props) {
  if (!fuel)
    return (
      <Tile label="Yakıt, ton başına" value={is_temporary ? 'Bilinmiyor' : 'Veri yok'}>
        <p className="text-12 text-muted">
          {is_temporary ? 'Güncel değere ulaşılamadı.' : 'Son 45 günde yazılmış bir değer yok.'}
        </p>
      </Tile>
    )
  return (
    <Tile label="Yakıt, ton başına" value={formatMoney(fuel.current, 'USD')}>
      <p className="text-13 text-muted">
        {fuel.evidence.label}
        {fuel.trend_percentage !== null && `, 30 günde ${signed(fuel.trend_percentage)}`}
      </p>
      <EvidenceLine evidence={fuel.evidence} />
    </Tile>
  )
}

const month = new Intl.DateTimeFormat('tr-TR', { month: 'short', year: '2-digit', timeZone: 'UTC' })

function PriceChart({ analysis: { price_history: history } }: Props) {
  const values = (key: 'min' | 'median' | 'max') =>
    history.map((point) => (point[key] === null ? null : Number(point[key])))
  return (
    <LineChart
      title="20' konteyner bandının seyri (USD, önceki 180 günün teklifleri)"
      pointName="Ay sonu"
      data={{
        points: history.map((point) => point.month),
        series: [
          { name: 'Üst uç', values: values('max') },
          { name: 'Ortanca', values: values('median') },
          { name: 'Alt uç', values: values('min') },
        ],
      }}
      formatPoint={(point) => month.format(new Date(`${point}-15`))}
      formatValue={(value) => `${formatCount(value)}\u00a0$`}
      emptyText="Seyir gösterecek kadar teklif yok"
    />
  )
}

function Ports({ analysis: { port_congestion } }: Props) {
  return (
    <Card aria-label="Limanlardaki yoğunluk">
      <CardHead title="Limanlardaki yoğunluk" />
      <CardBody className="grid gap-5 sm:grid-cols-2">
        <Port label="Çıkış" port={port_congestion.origin} />
        <Port label="Varış" port={port_congestion.destination} />
      </CardBody>
    </Card>
  )
}

function Port({ label, port }: { label: string; port: PortState }) {
  const { waiting } = port
  return (
    <div className="flex flex-col gap-1">
      <p className="text-13 text-muted">
        {label}: {port.port_name}
      </p>
      <p className="figures text-18 font-medium">
        {port.utilization === null ? 'Doluluk bilinmiyor' : `${formatPercent(port.utilization)} dolu`}
      </p>
      {port.utilization_evidence && <EvidenceLine evidence={port.utilization_evidence} />}
      <p className="figures mt-2 text-15">
        {waiting ? `Bekleme ${waiting.low_hours}–${waiting.high_hours}\u00a0saat` : 'Bekleme bilinmiyor'}
      </p>
      {port.waiting_evidence && (
        <>
          <p className="text-12 text-muted">
            {port.waiting_evidence.label}: {port.waiting_evidence.value}
          </p>
          <EvidenceLine evidence={port.waiting_evidence} />
        </>
      )}
    </div>
  )
}

function Transit({ analysis: { transit } }: Props) {
  return (
    <Card aria-label="Transit süre">
      <CardHead title="Transit süre" />
      <CardBody className="flex flex-col gap-1">
        <p className="figures text-18 font-medium">{dayRange(transit) ?? 'Bilinmiyor'}</p>
        {dayRange(transit) && <p className="text-13 text-muted">{transitBasis('sea', transit)}</p>}
      </CardBody>
    </Card>
  )
}

function Risks({ analysis: { risk_factors } }: Props) {
  return (
    <Card aria-label="Risk faktörleri">
      <CardHead title="Risk faktörleri" />
      {risk_factors.length === 0 && (
        <CardBody className="text-14 text-muted">Bu bölge için yazılmış bir risk yok.</CardBody>
      )}
      <ul className="divide-y divide-line">
        {risk_factors.map((risk) => (
          <li key={risk.title} className="flex flex-col gap-1 px-4 py-3 md:px-5">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              {risk.title}
              <SeverityBadge severity={risk.severity} label={`Önem: ${severities[risk.severity]}`} />
            </p>
            <p className="text-14">{risk.description}</p>
            <EvidenceLine evidence={risk.evidence} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Advice({ analysis: { recommendations } }: Props) {
  return (
    <Card aria-label="Stratejik öneriler">
      <CardHead title="Stratejik öneriler" />
      {recommendations.length === 0 && (
        <CardBody className="text-14 text-muted">Rakamlardan çıkan bir öneri yok.</CardBody>
      )}
      <ul className="divide-y divide-line">
        {recommendations.map(({ text, because }) => (
          <li key={text} className="px-4 py-3 md:px-5">
            <p className="text-15">{text}</p>
            <p className="text-13 text-muted">Neden: {because}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Factors({ analysis: { economic_factors } }: Props) {
  if (economic_factors.length === 0) return null
  return (
    <Card aria-label="Ekonomik etkenler">
      <CardHead title="Ekonomik etkenler" />
      <ul className="divide-y divide-line">
        {economic_factors.map(({ text, evidence }) => (
          <li key={text} className="px-4 py-3 md:px-5">
            <p className="text-15">{text}</p>
            <EvidenceLine evidence={evidence} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
