/** Numbers, money and dates as Turkish readers write them; times in Istanbul. */
const locale = 'tr-TR'
const timeZone = 'Europe/Istanbul'

const symbols: Record<string, string> = { EUR: '€', USD: '$', TRY: '₺', GBP: '£' }

/** `1.234,56 €`. The amount is a decimal string, as money travels; it is never turned into a float. */
export function formatMoney(amount: string, currency: string): string {
  return `${formatDecimal(amount, 2)}\u00a0${symbols[currency] ?? currency}`
}

/** `12,4 bin €`: a sum at a glance, rounded half up to a hundred; what is below a thousand is shown as it is. */
export function formatThousands(amount: string, currency: string): string {
  const cents = BigInt(amount.replace('.', '')) * (amount.includes('.') ? 1n : 100n)
  if (cents < 100_000n) return formatMoney(amount, currency)
  const hundreds = String((cents + 5000n) / 10_000n)
  const thousands = formatDecimal(`${hundreds.slice(0, -1)}.${hundreds.slice(-1)}`)
  return `${thousands.replace(/,0$/, '')}\u00a0bin\u00a0${symbols[currency] ?? currency}`
}

/** Groups a decimal string without computing with it. Rounding belongs to the domain; extra digits are shown. */
function formatDecimal(amount: string, fractionDigits = 0): string {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  const digits = fraction.padEnd(fractionDigits, '0')
  return `${sign && '−'}${grouped}${digits && `,${digits}`}`
}

function formatNumber(value: number, maximumFractionDigits = 2): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits }).format(value)
}

/** `%94`: the Turkish sign stands before the figure. */
export function formatPercent(share: number): string {
  return `%${formatNumber(share * 100, 1)}`
}

/** A measure that came as a decimal string keeps its digits; zeros at its end say nothing. */
export function formatMeasure(value: number | string): string {
  if (typeof value === 'number') return formatNumber(value)
  return formatDecimal(value.includes('.') ? value.replace(/\.?0+$/, '') : value)
}

export function formatWeight(kilograms: number | string): string {
  return `${formatMeasure(kilograms)}\u00a0kg`
}

export function formatVolume(cubicMetres: number | string): string {
  return `${formatMeasure(cubicMetres)}\u00a0m³`
}

const longDate = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long', year: 'numeric' })
const tableDate = new Intl.DateTimeFormat(locale, {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})
const clock = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hour12: false })

/** `5 Mart 2026` */
export function formatDate(moment: string | Date): string {
  return longDate.format(new Date(moment))
}

/** `05.03.2026` */
export function formatTableDate(moment: string | Date): string {
  return tableDate.format(new Date(moment))
}

/** `14:30` */
export function formatTime(moment: string | Date): string {
  return clock.format(new Date(moment))
}

/** `5 Mart 2026 14:30` */
export function formatMoment(moment: string | Date): string {
  return `${formatDate(moment)} ${formatTime(moment)}`
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How many midnights of Istanbul lie between the two; its clocks stay three hours ahead of UTC all year. */
function daysBetween(from: Date, to: Date): number {
  const dayOf = (moment: Date) => Math.floor((moment.getTime() + 3 * hour) / day)
  return dayOf(to) - dayOf(from)
}

const nearDays: Record<number, string> = { [-1]: 'dün', 0: 'bugün', 1: 'yarın' }
const shortDate = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long' })

/** By when: `dün 14:30`, `bugün 14:30`, `yarın 09:00`, `17 Kasım 14:30`, `5 Mart 2027 14:30`; for a line such as "En geç …". */
export function formatDue(moment: string | Date, now: Date): string {
  const sameYear = formatDate(moment).slice(-4) === formatDate(now).slice(-4)
  const date = sameYear ? shortDate.format(new Date(moment)) : formatDate(moment)
  return `${nearDays[daysBetween(now, new Date(moment))] ?? date} ${formatTime(moment)}`
}

/** `Az önce`, `3 dakika önce`, `2 saat önce`; from a day on by the days of the calendar: `Dün`, `3 gün önce`, then the date. */
export function formatAgo(moment: string | Date, now: Date): string {
  const then = new Date(moment)
  const passed = now.getTime() - then.getTime()
  if (passed < minute) return 'Az önce'
  if (passed < hour) return `${Math.floor(passed / minute)} dakika önce`
  if (passed < day) return `${Math.floor(passed / hour)} saat önce`
  const days = daysBetween(then, now)
  if (days === 1) return 'Dün'
  return days < 7 ? `${days} gün önce` : formatDate(then)
}
