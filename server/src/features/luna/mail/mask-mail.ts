/** A mail as it leaves the house: without addresses, links and numbers of people. What it says of goods, places and days stays. */

export function maskMail(text: string): string {
  return text
    .replace(/\S+@\S+/g, 'EPOSTA')
    .replace(/https?:\S+|www\.\S+/gi, 'BAGLANTI')
    .replace(/(?<![\d.,])[+(]?\d[\d\s().-]{7,}\d/g, (number) => (isPhone(number) ? 'NUMARA' : number))
}

/** Dates have eight digits at most, and weights and measures have no blanks between theirs. */
const isPhone = (number: string) => number.replace(/\D/g, '').length >= 9 && !/\n/.test(number)
