/**
 * Answers that staff have ready, with fields in braces that are filled in for the customer at hand: `{müşteri adı}`. A field may bring
 * its own words for when nothing is known: `{müşteri adı|değerli müşterimiz}`. Without zod.
 */

/** The fields, with what stands for each where it is unknown and the answer does not say otherwise. */
export const cannedFields = {
  'müşteri adı': { about: 'Müşterinin adı ve soyadı', otherwise: 'değerli müşterimiz', example: 'Ada Deniz' },
  firma: { about: 'Müşterinin firması', otherwise: 'firmanız', example: 'Örnek Tekstil' },
  konu: {
    about: 'Konuşmanın konusu olan talep, teklif veya gönderi',
    otherwise: 'talebiniz',
    example: 'TLP-2026-000123',
  },
  adım: { about: 'Yanıtı yazan personelin adı', otherwise: 'müşteri temsilciniz', example: 'Ece Yaman' },
  şirket: { about: 'Bizim adımız', otherwise: 'biz', example: 'Kervan Lojistik' },
} as const
export type CannedField = keyof typeof cannedFields
export type CannedValues = Partial<Record<CannedField, string | null | undefined>>

export const longestCannedTitle = 60
export const longestCannedText = 2_000

const names = Object.keys(cannedFields) as CannedField[]
const braced = /\{([^{}|]*)(?:\|([^{}|]*))?\}/g
const isField = (name: string): name is CannedField => names.some((each) => each === name)

/** What is wrong with the fields of a text; undefined where nothing is. */
export function cannedFault(text: string): string | undefined {
  const unknown = [...text.matchAll(braced)].map(([, name = '']) => name).find((name) => !isField(name))
  if (unknown !== undefined)
    return `{${unknown}} diye bir alan yok. Kullanılabilenler: ${names.map((name) => `{${name}}`).join(', ')}.`
  return /[{}]/.test(text.replace(braced, '')) ? 'Süslü ayraçlar yalnızca alan adlarını çevreler.' : undefined
}

/** The text for one customer; what is unknown reads as the answer says, or else as the field does. */
export function fillCanned(text: string, values: CannedValues): string {
  return text.replace(braced, (whole, name: string, own: string | undefined) => {
    if (!isField(name)) return whole
    return values[name]?.trim() || own || cannedFields[name].otherwise
  })
}
