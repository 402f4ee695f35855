/** What a forwarder notices about the ends of a route and its day. Without zod. */
import { findCountry } from '#places/country.ts'
import { postalCodeFault } from '#places/postal-codes.ts'
import { type Finding, finding, type SensedRequest } from '#requests/sense/finding.ts'
import { formatDate } from '#values/format-date.ts'
import { isDay } from '#values/is-day.ts'
import { daysLater } from '#values/istanbul-time.ts'
import { foldTurkish } from '#values/turkish-text.ts'

const unusual = { severity: 'unusual' } as const
/** Nobody can price a transport that is further away. */
const yearDays = 366

export function routeFindings(request: SensedRequest, today: string): Finding[] {
  return [
    ...countryFindings(request, 'origin'),
    ...countryFindings(request, 'destination'),
    ...sameCityFindings(request),
    ...dayFindings(request, today),
  ]
}

function countryFindings(request: SensedRequest, end: 'origin' | 'destination'): Finding[] {
  const typed = request[`${end}_country`].trim()
  const country = findCountry(typed)
  const fault = postalCodeFault(country?.code, request[`${end}_postal_code`])
  return [
    ...(typed !== '' && !country
      ? [
          finding(`“${typed}” adında bir ülke bilmiyoruz; listeden seçin.`, {
            ...unusual,
            field: `${end}_country` as const,
          }),
        ]
      : []),
    ...(fault
      ? [
          finding(`${country ? `${country.name} posta kodu` : 'Posta kodu'} ${fault}.`, {
            ...unusual,
            field: `${end}_postal_code` as const,
          }),
        ]
      : []),
  ]
}

function sameCityFindings(request: SensedRequest): Finding[] {
  const place = (end: 'origin' | 'destination') =>
    [request[`${end}_city`], findCountry(request[`${end}_country`])?.code ?? request[`${end}_country`]].map(
      foldTurkish,
    )
  const [from, to] = [place('origin'), place('destination')]
  return from[0] !== '' && from.join() === to.join()
    ? [finding('Çıkış ve varış aynı şehir.', { ...unusual, field: 'destination_city' })]
    : []
}

function dayFindings({ preferred_date: day }: SensedRequest, today: string): Finding[] {
  // Whatever is still being typed is none.
  return day && isDay(day) && day > daysLater(today, yearDays)
    ? [
        finding(`${formatDate(day)} bir yıldan uzak; yılı kontrol edin.`, {
          ...unusual,
          field: 'preferred_date',
        }),
      ]
    : []
}
