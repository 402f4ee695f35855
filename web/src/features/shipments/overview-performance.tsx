/** Performance figures as bars, each with an explanation of how it was computed, and the counts of this month. */
import type { Overview } from '@kervan/domain/shipments/shipments.contract.ts'
import { formatCount, formatPercent } from '@kervan/domain/values/format-number.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { expiredQuotesText } from '#features/shipments/expired-quotes-text.ts'
import { Fraction, OnTime } from '#features/shipments/on-time.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { Popover } from '#spine/ui/popover.tsx'

export function Performance({ overview }: { overview: Overview }) {
  const { answer_hours: answer, on_time, approval, this_month } = overview
  return (
    <Card aria-label="Performans">
      <CardHead title="Performans" />
      <div className="flex flex-col gap-1 px-2 py-3">
        <Bar
          label="Ortalama yanıt süresi"
          value={answer.median === null ? `hedef ${answer.target} saat` : hours(answer.median)}
          share={answer.median === null ? 0 : answer.target / Math.max(answer.target, answer.median)}
        >
          <AnswerTime answer={answer} />
        </Bar>
        <Bar label="Zamanında teslimat" value={percent(on_time.percent)} share={(on_time.percent ?? 0) / 100}>
          <OnTime {...overview} {...overview.shipments} />
        </Bar>
        <Bar
          label="Teklif onay oranı"
          value={percent(approval.percent)}
          share={(approval.percent ?? 0) / 100}
        >
          <Approval overview={overview} />
        </Bar>
      </div>
      <ThisMonth counts={this_month} />
    </Card>
  )
}

const hours = (value: number) =>
  value < 1 ? '1 saatten az' : `${String(Math.round(value * 10) / 10).replace('.', ',')} saat`
const percent = (value: number | null) => (value === null ? 'veri yok' : formatPercent(value / 100))

type BarProps = { label: string; value: string; share: number; children: ReactNode }

function Bar({ label, value, share, children }: BarProps) {
  return (
    <Popover
      label={label}
      trigger={
        <button
          type="button"
          className="flex flex-col gap-2 rounded-field px-3 py-2 text-left transition-colors hover:bg-hover"
        >
          <span className="flex w-full justify-between gap-4 text-14">
            <span>{label}</span>
            <span className="figures font-medium">{value}</span>
          </span>
          <svg
            className="block h-1.5 w-full overflow-hidden rounded-full bg-line"
            aria-hidden="true"
            focusable="false"
          >
            <rect width={`${share * 100}%`} height="100%" rx="3" fill="var(--sea)" />
          </svg>
        </button>
      }
    >
      <div className="flex flex-col gap-2">
        <p className="font-medium">{label}</p>
        {children}
      </div>
    </Popover>
  )
}

function AnswerTime({ answer: { median, sample, target } }: { answer: Overview['answer_hours'] }) {
  return (
    <p className="text-muted">
      {median === null
        ? `Henüz ölçülmüş bir süre yok; gösterilen hedefimizdir: ${target} saat.`
        : `Talepten ilk teklife geçen sürenin ortancası; bütün şirkette ${formatCount(sample)} talepten. Hedefimiz ${target} saat.`}
    </p>
  )
}

function Approval({ overview: { approval, requests } }: { overview: Overview }) {
  return (
    <>
      <Fraction part={approval.part} of={approval.of} label="Onaylanan talep, teklif verilen talep içinde" />
      <p className="text-muted">
        {formatCount(requests.quoted - requests.expired)} teklif yanıtınızı bekliyor,{' '}
        {requests.expired > 0 && `${expiredQuotesText(requests.expired)}, `}
        {formatCount(requests.rejected)} teklif reddedildi.
      </p>
      <Link to="/dashboard?view=requests&status=approved" className="link self-start">
        Onaylananları gör
      </Link>
    </>
  )
}

const monthly = [
  { key: 'requests', label: 'talep', to: '/dashboard?view=requests&since=' },
  { key: 'quotes', label: 'teklif', to: '/dashboard?view=requests&quoted_since=' },
  { key: 'deliveries', label: 'teslim', to: '/dashboard?view=shipments&status=delivered&delivered_since=' },
] as const

function ThisMonth({ counts }: { counts: Overview['this_month'] }) {
  const firstDay = `${dayInIstanbul(new Date()).slice(0, 'YYYY-MM'.length)}-01`
  return (
    <section aria-label="Bu ay" className="border-line border-t">
      <h3 className="px-5 pt-3 text-13 font-normal text-muted">Bu ay</h3>
      <ul className="grid grid-cols-3 divide-x divide-line">
        {monthly.map(({ key, label, to }) => (
          <li key={key}>
            <Link
              to={to + firstDay}
              className="flex flex-col px-5 pt-1 pb-3 transition-colors hover:bg-hover"
            >
              <span className="figures text-18 font-bold">{formatCount(counts[key])}</span>
              <span className="text-13 text-muted">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
