/** Consents and refusals in the shape of the register (İYS), by when they must be in it. */
import type { RegistryEntry, RegistryListInput } from '@kervan/domain/newsletter/consent-registry.contract.ts'
import { newsletterConsents as consents } from '#features/newsletter/subscribers/newsletter-consents.table.ts'
import { sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import { by, byAge, momentKey } from '#spine/lists/sorts.ts'

const only = {
  open: sql`${consents.registry_loaded_at} is null`,
  overdue: sql`${consents.registry_loaded_at} is null and ${consents.registry_due_at} < now()`,
  loaded: sql`${consents.registry_loaded_at} is not null`,
}

export const registryList = defineList<RegistryEntry, RegistryListInput>({
  name: 'newsletter_registry',
  table: consents,
  columns: {
    id: consents.id,
    recipient: consents.email,
    type: sql`'EPOSTA'`,
    status: consents.answer,
    source: consents.source,
    consent_date: sql`to_char(${consents.at} at time zone 'Europe/Istanbul', 'YYYY-MM-DD HH24:MI:SS')`,
    recipient_type: consents.recipient_type,
    text_version: consents.text_version,
    due_at: consents.registry_due_at,
    loaded_at: consents.registry_loaded_at,
  },
  sorts: {
    created: byAge,
    date: by(momentKey(consents.at)),
    due: by(momentKey(consents.registry_due_at)),
  },
  // What was erased has a hash for an address, which the register could do nothing with.
  filters: (input) => [
    sql`${consents.email} like '%@%'`,
    sql`${consents.registry_due_at} is not null`,
    input.only && only[input.only],
  ],
})
