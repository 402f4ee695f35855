/** The purposes of consent and the version of each text (`consent-texts.ts`); separate, so that pages can load them without the texts. */
export const consentPurposes = ['analytics', 'marketing'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** A change of a text or of the banner around it is a new version, for which consent is needed again. */
export const consentVersions: Record<ConsentPurpose, string> = {
  analytics: '2026-11-2',
  marketing: '2026-11-2',
}
