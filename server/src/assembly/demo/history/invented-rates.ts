/** The exchange rates of the demo world: invented, and the same for a day on every machine and at every start. */
import { isPublicHoliday } from '@kervan/domain/company/public-holidays.ts'
import type { FrozenRates } from '@kervan/domain/rates/frozen-rates.ts'
import { type RatedCurrency, ratedCurrencies } from '@kervan/domain/rates/rate-source.ts'
import {
  dayInIstanbul,
  daysBetween,
  daysLater,
  momentInIstanbul,
} from '@kervan/domain/values/istanbul-time.ts'

/** About what they were on this day; before and after it the lira loses slowly and the rates swing a little, each in its own time. */
const anchor = '2026-09-18'
const anchored: Record<RatedCurrency, { rate: number; swing: number }> = {
  EUR: { rate: 55.7981, swing: 41 },
  USD: { rate: 48.6116, swing: 57 },
  GBP: { rate: 64.6534, swing: 33 },
}
const lossPerYear = 0.17
const spread = 1.0018

export function inventedRate(currency: RatedCurrency, day: string): { buying: string; selling: string } {
  const { rate, swing } = anchored[currency]
  const days = daysBetween(anchor, day)
  const wave = (length: number) => Math.sin((2 * Math.PI * days) / length)
  const buying =
    rate * Math.exp((lossPerYear * days) / 365) * (1 + 0.004 * wave(swing) + 0.0015 * wave(swing / 4))
  return { buying: buying.toFixed(4), selling: (buying * spread).toFixed(4) }
}

/** The days with a bulletin that was published by then, the oldest first. */
export function inventedBulletinDays(from: Date, now: Date): string[] {
  const days: string[] = []
  for (let day = dayInIstanbul(from); publishedAt(day) <= now; day = daysLater(day, 1))
    if (isBusinessDay(day)) days.push(day)
  return days
}

export const publishedAt = (day: string) => momentInIstanbul(day, '15:30')

function isBusinessDay(day: string): boolean {
  return ![0, 6].includes(new Date(day).getUTCDay()) && !isPublicHoliday(day)
}

/** What a quote of that moment was made with. */
export function inventedRatesAt(moment: Date): FrozenRates {
  let date = dayInIstanbul(moment)
  while (!isBusinessDay(date) || publishedAt(date) > moment) date = daysLater(date, -1)
  const rates = ratedCurrencies.map((currency) => [currency, inventedRate(currency, date).buying])
  return {
    source: 'demo',
    date,
    bulletin_no: null,
    try_per: Object.fromEntries(rates) as FrozenRates['try_per'],
  }
}
