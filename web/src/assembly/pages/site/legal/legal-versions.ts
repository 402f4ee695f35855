/** Which edition of each legal text is in force. A change of a text raises its version; a change that needs consent also raises that of `consent-versions`. */
import type { LegalVersion } from '#assembly/pages/site/legal/legal-page.tsx'

const effective = { date: '2025-08-23', inWords: '23 Ağustos 2025' }

export const privacyPolicyEdition: LegalVersion = { version: '1.1', effective }
export const termsOfServiceEdition: LegalVersion = { version: '1.0', effective }
export const kvkkPolicyEdition: LegalVersion = { version: '1.1', effective }
