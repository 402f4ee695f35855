/** Whether a text is a day as date inputs and addresses have it, one that the calendar has and `CalendarDay` takes. Without zod. */

export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false
  return new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
}
