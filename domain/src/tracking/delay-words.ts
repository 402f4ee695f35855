/** Why a shipment is late, where nobody has given a reason, and which of its boxes are. */
export const beyondPromise = 'Beklenen varış, söz verilen günü aşıyor'
/** As an airline says it. */
export const missingPieces = 'Kayıp olarak bildirildi'

const mostNamed = 3

/** `CSQU3054383: Limanda yoğunluk`; without numbers all of it is meant. */
export function ofBoxes(numbers: readonly string[], reason: string): string {
  if (numbers.length === 0) return reason
  const others = numbers.length - mostNamed
  const named = numbers.slice(0, mostNamed).join(', ') + (others > 0 ? ` ve ${others} konteyner` : '')
  return `${named}: ${reason || 'gecikme bildirildi'}`
}

/** Where the days are said anyway, only which boxes it is. */
export const withoutBeyond = (reason: string): string =>
  reason.endsWith(beyondPromise) ? reason.slice(0, -beyondPromise.length).replace(/: $/, '') : reason
