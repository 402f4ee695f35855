/** Which files may be sent, checked before they are, with the sentence for each refusal. */
export type FileRules = {
  maxBytes: number
  /** By the end of the name, with the words for it: `{ '.pdf': 'PDF' }`. */
  kinds: Readonly<Record<string, string>>
  /** Its own sentence for a file that is too large; without it one with both sizes. */
  tooLarge?: string
}

type Given = { name: string; size: number }

/** Why the file cannot be sent; undefined where it can. */
export function fileProblem(
  { name, size }: Given,
  { maxBytes, kinds, tooLarge }: FileRules,
): string | undefined {
  const isKnown = Object.keys(kinds).some((end) => name.toLowerCase().endsWith(end))
  if (!isKnown) return `Bu türde bir dosya eklenemez. Eklenebilenler: ${kindWords(kinds)}.`
  if (size === 0) return 'Bu dosya boş.'
  if (size > maxBytes)
    return tooLarge ?? `Dosya ${formatBytes(size)}; en çok ${formatBytes(maxBytes)} olabilir.`
  return undefined
}

/** `PDF, JPG, PNG`, each once. */
export function kindWords(kinds: FileRules['kinds']): string {
  return [...new Set(Object.values(kinds))].join(', ')
}

const number = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 })
const units = ['bayt', 'KB', 'MB', 'GB'] as const

/** `12,4 MB`: a megabyte is 1,024 kilobytes, as file managers count. */
export function formatBytes(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  return `${number.format(bytes / 1024 ** power)} ${units[power]}`
}
