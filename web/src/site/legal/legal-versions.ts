/** Which edition of the legal texts is in force. Whoever changes a text raises its version and date. */
import type { LegalVersion } from '#site/legal/legal-page.tsx'

export const firstEdition: LegalVersion = {
  version: '1.0',
  effective: { date: '2025-08-23', inWords: '23 Ağustos 2025' },
}
