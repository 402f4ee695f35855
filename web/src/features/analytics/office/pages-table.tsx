/** The pages of a period: how often each was opened, how many visits began and ended with it, how long people stayed, and who is merely counted. */
import { durationText } from '@kervan/domain/analytics/analytics.copy.ts'
import { pageName } from '@kervan/domain/analytics/pages.ts'
import type { PeriodFigures } from '@kervan/domain/analytics/period.contract.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { Link } from 'react-router'
import { visitsAddress } from '#features/analytics/office/addresses.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'

const cell = 'figures py-1.5 pl-4 text-right last:pr-4 md:last:pr-5'
const nameCell = 'sticky left-0 z-1 bg-card py-1.5 pr-3 pl-4 text-left font-normal md:pl-5'
const link =
  'touch-room relative underline decoration-line-strong underline-offset-4 hover:text-sea hover:decoration-current'

export function PagesTable({ figures: { from, to, pages } }: { figures: PeriodFigures }) {
  if (pages.length === 0) return <EmptyState title="Bu dönemde açılan sayfa yok" className="py-8" />
  return (
    <div className="relative overflow-x-auto pb-2">
      <table className="w-full whitespace-nowrap text-14">
        <caption className="sr-only">
          Sayfalara göre görüntüleme, giriş, çıkış, süre ve kimliksiz sayılanlar
        </caption>
        <thead>
          <tr className="border-line border-b text-13 text-muted">
            <th scope="col" className={nameCell}>
              Sayfa
            </th>
            {['Görüntüleme', 'Giriş', 'Çıkış', 'Ortalama süre', 'Onaysız', 'Robot'].map((head) => (
              <th key={head} scope="col" className={`${cell} py-2 font-normal`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map(({ page, views, entries, exits, seconds, without_consent, robots }) => (
            <tr key={page} className="border-line border-b last:border-b-0">
              <th scope="row" className={nameCell}>
                {pageName(page)}
              </th>
              {[
                { head: 'görüntüleme', count: views, to: visitsAddress({ from, to, page, viewed: '1' }) },
                { head: 'giriş', count: entries, to: visitsAddress({ from, to, entry: page }) },
                { head: 'çıkış', count: exits, to: visitsAddress({ from, to, exit: page }) },
              ].map(({ head, count, to: rows }) => (
                <td key={head} className={cell}>
                  {count === 0 ? (
                    '0'
                  ) : (
                    <Link
                      to={rows}
                      aria-label={`${pageName(page)}, ${head}: ${formatCount(count)}`}
                      className={link}
                    >
                      {formatCount(count)}
                    </Link>
                  )}
                </td>
              ))}
              <td className={cell}>{seconds === null ? '–' : durationText(seconds)}</td>
              {/* Nothing more is known of them. */}
              <td className={`${cell} text-muted`}>{formatCount(without_consent)}</td>
              <td className={`${cell} text-muted`}>{formatCount(robots)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
