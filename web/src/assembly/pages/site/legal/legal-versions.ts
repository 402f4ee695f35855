/** Which edition of each legal text is in force. A change of a text raises its version and sets its date; a change that needs consent also raises that of `consent-versions`. */
import type { LegalVersion } from '#assembly/pages/site/legal/legal-page.tsx'

export const privacyPolicyEdition: LegalVersion = {
  version: '1.5',
  effective: { date: '2026-11-18', inWords: '18 Kasım 2026' },
}
export const termsOfServiceEdition: LegalVersion = {
  version: '1.0',
  effective: { date: '2025-08-23', inWords: '23 Ağustos 2025' },
}
export const kvkkPolicyEdition: LegalVersion = {
  version: '1.1',
  effective: { date: '2026-11-15', inWords: '15 Kasım 2026' },
}
