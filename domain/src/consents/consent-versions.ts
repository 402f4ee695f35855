/** The purposes of consent and the version of each text (`consent-texts.ts`); separate, so that pages can load them without the texts. */
export const consentPurposes = ['analytics', 'marketing'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** Where a visitor decides: on the banner itself, or in the dialog of preferences. */
export const visitorSources = ['banner', 'preferences'] as const
export type VisitorSource = (typeof visitorSources)[number]

/** Where a decision was made; decisions from before this was recorded are unknown. */
export const consentSources = ['account', ...visitorSources, 'unknown'] as const

/** A change of a text or of the banner around it is a new version, for which consent is needed again. */
export const consentVersions: Record<ConsentPurpose, string> = {
  analytics: '2026-11-3',
  marketing: '2026-11-2',
}
