/** Exchange rates from each of their sources. */
import type { FrozenRates } from '@kervan/domain/rates/frozen-rates.ts'
import type { CurrentRate } from '@kervan/domain/rates/rates.contract.ts'
import { Specimen } from '#assembly/catalogue/specimen.tsx'
import { CurrentRateTile } from '#features/rates/current-rate-tile.tsx'
import { RatesLine } from '#features/rates/rates-line.tsx'

const frozen = (more: Partial<FrozenRates>): FrozenRates => ({
  source: 'tcmb',
  date: '2026-09-18',
  bulletin_no: '2026/176',
  try_per: { EUR: '55.7981', USD: '48.6116', GBP: '64.6534' },
  ...more,
})

const rate = (more: Partial<CurrentRate>): CurrentRate => ({
  currency: 'EUR',
  buying: '55.7981',
  selling: '55.8986',
  source: 'tcmb',
  date: '2026-09-18',
  bulletin_no: '2026/176',
  entered_by: null,
  note: '',
  stored_at: '2026-09-18T12:40:00.000Z',
  ...more,
})

export function RatesSection() {
  return (
    <>
      <Specimen name="Kur satırı" className="flex-col items-start">
        <RatesLine rates={frozen({})} isLinked />
        <RatesLine rates={frozen({ source: 'manual', date: '2026-09-21' })} />
        <RatesLine rates={frozen({ source: 'shipped', bulletin_no: null })} currencies={['EUR', 'USD']} />
        <RatesLine rates={frozen({ source: 'demo', bulletin_no: null })} currencies={['EUR']} />
      </Specimen>
      <Specimen name="Geçerli kur" className="grid items-stretch sm:grid-cols-3">
        <CurrentRateTile rate={rate({})} />
        <CurrentRateTile
          rate={rate({
            currency: 'USD',
            buying: '49.2500',
            selling: null,
            source: 'manual',
            bulletin_no: null,
            entered_by: 'Selin Kaya',
            note: 'Banka kuru',
          })}
        />
        <CurrentRateTile
          rate={rate({
            currency: 'GBP',
            buying: '64.6534',
            source: 'shipped',
            bulletin_no: null,
            selling: null,
          })}
        />
      </Specimen>
    </>
  )
}
