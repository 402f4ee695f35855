/** The history of consents of visitors who are not signed in, by an id that their browser has made. */
import { consentPurposes, consentSources } from '@kervan/domain/consents/consent-versions.ts'
import { createdAt, id } from '#spine/database/columns.ts'
import { boolean, index, pgTable, text, uuid } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

export const visitorConsents = pgTable(
  'visitor_consents',
  {
    id: id(),
    visitor_id: uuid().notNull(),
    purpose: text({ enum: consentPurposes }).notNull(),
    granted: boolean().notNull(),
    text_version: text().notNull(),
    source: text({ enum: consentSources }).notNull().default('unknown'),
    decided_at: createdAt(),
  },
  (table) => [
    index('visitor_consents_visitor').on(table.visitor_id, table.purpose, table.id),
    ...enumChecks(table),
    ...rowPolicies('visitor_consents', { admin: { select: everyRow } }),
  ],
)
