/** `/staff/quote-results`: how many quotes were won and lost, why, and how long it took; each figure leads to its quotes. */
import type { QuoteResults } from '@kervan/domain/quotes/quote-results.ts'
import { resultPeriodWords } from '@kervan/domain/quotes/result-periods.ts'
import { formatCount, formatPercent } from '@kervan/domain/values/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import {
  LaneSection,
  ModeSection,
  MonthSections,
  OwnerSection,
  ReasonSection,
} from '#features/quotes/results/result-sections.tsx'
import { hoursText, quotesAddress } from '#features/quotes/results/result-texts.ts'
import { useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { KeptMark } from '#spine/api/kept-mark.tsx'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { StatTile } from '#spine/ui/stat-tile.tsx'

type Period = keyof typeof resultPeriodWords

export function ResultsPage() {
  useDocumentTitle('Teklif sonuçları')
  const asked = useParam('months') ?? ''
  const months: Period = asked in resultPeriodWords ? (asked as Period) : '12'
  const query = useQuery(
    api.quotes.results.queryOptions({ input: { months }, placeholderData: (before) => before }),
  )
  const { search } = useLocation()
  const navigate = useNavigate()
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-22 max-sm:w-full">Teklif sonuçları</h1>
        <Select
          aria-label="Dönem"
          options={Object.entries(resultPeriodWords).map(([value, label]) => ({ value, label }))}
          value={months}
          onChange={({ target }) =>
            void navigate(
              { search: withParams(search, { months: target.value === '12' ? null : target.value }) },
              { preventScrollReset: true },
            )
          }
          className="h-9 text-14 max-md:h-10"
        />
        <LinkButton href="/staff/quotes">Teklif listesi</LinkButton>
      </header>
      <p className="measure text-13 text-muted">
        Kazanma oranı, kazanılanların kazanılan ve kaybedilenler içindeki payıdır; yanıtlanmadan süresi
        dolanlar ayrıca sayılır. Teklif yanıtlandığı ayda, süresi dolan teklif geçerliliğinin bittiği ayda
        sayılır. Yerine yenisi gönderilen teklif sayılmaz. Süreler ortalamadır.
      </p>
      <KeptMark pages={query} />
      {query.data ? (
        <Results results={query.data} />
      ) : query.isError ? (
        <LoadFailure title="Sonuçlar yüklenirken bir hata oluştu" query={query} />
      ) : (
        <Loading label="Sonuçlar yükleniyor">
          <span className="grid grid-cols-2 gap-3 lg:grid-cols-6">
            {Array.from({ length: 6 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the tiles have no other identity
              <Skeleton key={index} className="h-24" />
            ))}
          </span>
        </Loading>
      )}
    </div>
  )
}

function Results({ results }: { results: QuoteResults }) {
  const { total } = results
  const settled = `${results.from}..${results.to}`
  const quotesWith = (status: string) => quotesAddress({ status, settled })
  const answered = quotesAddress({ answered: '1', settled })
  return (
    <>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-3 2xl:grid-cols-6">
        <StatTile
          label="Kazanma oranı"
          value={total.win_rate === null ? '–' : formatPercent(total.win_rate)}
          note={`${formatCount(total.won + total.lost)} yanıttan`}
          to={answered}
        />
        <StatTile label="Kazanılan" value={formatCount(total.won)} to={quotesWith('accepted')} />
        <StatTile label="Kaybedilen" value={formatCount(total.lost)} to={quotesWith('rejected')} />
        <StatTile label="Süresi dolan" value={formatCount(total.expired)} to={quotesWith('expired')} />
        <StatTile
          label="Talepten ilk teklife"
          value={hoursText(total.response_hours)}
          note="ortalama"
          to={quotesAddress({ settled })}
        />
        <StatTile
          label="Gönderimden yanıta"
          value={hoursText(total.answer_hours)}
          note="ortalama"
          to={answered}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <MonthSections results={results} />
        <OwnerSection results={results} />
        <ModeSection results={results} />
        <LaneSection results={results} />
        <ReasonSection results={results} />
      </div>
    </>
  )
}
