/**
 * Turkish text for searching and sorting. Folding makes `İSTANBUL`, `Istanbul`, `istanbul` and a decomposed
 * spelling equal, so that every keyboard finds every city; the database's `kervan_fold` does the same.
 */
const undecomposed: Record<string, string> = { ı: 'i', ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }

export function foldTurkish(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ıøłđßæœ]/g, (letter) => undecomposed[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
}

const collator = new Intl.Collator('tr', { sensitivity: 'variant', numeric: true })

export function compareTurkish(a: string, b: string): number {
  return collator.compare(a, b)
}
