/** The name of the file with a person's data, by the day it was made in Istanbul. */
const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Istanbul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

export function exportFileName(madeAt: string): string {
  const part = Object.fromEntries(day.formatToParts(new Date(madeAt)).map(({ type, value }) => [type, value]))
  return `kervan-verilerim-${part.year}-${part.month}-${part.day}.json`
}
