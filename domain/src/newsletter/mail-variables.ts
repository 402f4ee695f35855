/** The variables of a campaign, `{{ad|Değerli müşterimiz}}`: a closed list, each with what stands there where nothing is known. Without zod. */
export const mailVariables = {
  ad: { label: 'Ad', fallback: 'Değerli müşterimiz', example: 'Elif' },
  adsoyad: { label: 'Ad ve soyad', fallback: 'Değerli müşterimiz', example: 'Elif Yılmaz' },
  firma: { label: 'Alıcının firması', fallback: 'firmanız', example: 'Örnek Tekstil A.Ş.' },
  şehir: { label: 'Alıcının şehri', fallback: 'şehriniz', example: 'İzmir' },
  eposta: { label: 'Alıcının e-postası', fallback: '', example: 'elif@ornek.example' },
} as const
export type VariableName = keyof typeof mailVariables
export type VariableValues = { readonly [Name in VariableName]?: string | null | undefined }

const braced = /\{\{\s*([^{}|]*?)\s*(?:\|([^{}]*))?\}\}/g

export const isVariable = (name: string): name is VariableName => Object.hasOwn(mailVariables, name)

export function variableText(name: VariableName): string {
  const { fallback } = mailVariables[name]
  return fallback ? `{{${name}|${fallback}}}` : `{{${name}}}`
}

/**
 * In one pass, so that a name which holds braces is never filled in itself. What is not on the list stays as it was
 * written; the result is plain text, to be escaped by whoever puts it into markup.
 */
export function fillVariables(text: string, values: VariableValues): string {
  if (!text.includes('{{')) return text
  return text.replace(braced, (whole, name: string, fallback: string | undefined) => {
    if (!isVariable(name)) return whole
    const known = onOneLine(values[name] ?? '')
    return known || (fallback ?? mailVariables[name].fallback).trim()
  })
}

/** Where the variables of a text stand, for an editor that marks them. */
export function findVariables(text: string): { from: number; to: number; name: string; known: boolean }[] {
  return [...text.matchAll(braced)].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
    name: found[1] ?? '',
    known: isVariable(found[1] ?? ''),
  }))
}

/** What is wrong with the braces of a text; undefined where nothing is. */
export function variableFault(text: string): string | undefined {
  const unknown = findVariables(text).find(({ known }) => !known)
  if (unknown)
    return `{{${unknown.name}}} diye bir değişken yok. Kullanılabilenler: ${Object.keys(mailVariables).join(', ')}.`
  return /\{\{|\}\}/.test(text.replace(braced, ''))
    ? 'Çift süslü ayraç yalnızca değişkenleri çevreler: {{ad|Değerli müşterimiz}}.'
    : undefined
}

/** Values come from what strangers typed: one line, nothing invisible, and no longer than a name can be. */
export function onOneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\s]+/gu, ' ')
    .trim()
    .slice(0, 400)
}
