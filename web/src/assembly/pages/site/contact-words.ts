/** Contact details as links and as words. */
type WeekHours = { weekdays: string; saturday: string | null; sunday: string | null }

/** `tel:` takes the number without its spaces. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`
}

/** `[['Pazartesi–Cuma', '08:00–18:00'], …]`; a closed day says so. */
export function hoursInWords({ weekdays, saturday, sunday }: WeekHours): [string, string][] {
  const span = (hours: string | null) => hours?.replace('-', '–') ?? 'Kapalı'
  return [
    ['Pazartesi–Cuma', span(weekdays)],
    ['Cumartesi', span(saturday)],
    ['Pazar', span(sunday)],
  ]
}
