/** What can be agreed to, and the version of the words in which it is asked (`consent-texts.ts`): all that a page needs before it shows them. */
export const consentPurposes = ['analytics', 'marketing'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** A change of words, there or in the banner around them, is a new version, and asks anew. */
export const consentVersions: Record<ConsentPurpose, string> = {
  analytics: '2026-11-2',
  marketing: '2026-11-2',
}
