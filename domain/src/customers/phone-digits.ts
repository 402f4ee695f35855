/**
 * A phone number as somebody types it, in the form that search finds: digits only, without the zeros that dial abroad. Records are found
 * by them as they are dialled at home and from abroad (`profiles.search`). What is no number stays as it is.
 */
export function phoneDigits(typed: string): string {
  if (!/^\s*\+?[\d\s()./-]+$/.test(typed)) return typed
  const digits = typed.replace(/\D/g, '')
  return digits.length < 4 ? typed : digits.replace(/^00/, '')
}
