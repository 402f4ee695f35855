/** Queries of the mails' texts. */
import type { StoredMailText } from '@kervan/domain/company/mail-texts.contract.ts'
import { type MailKind, type MailWords, mailTexts } from '@kervan/domain/company/mail-texts.ts'
import { mailTextRows } from '#features/company/mail-texts.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { and, eq, sql } from '#spine/database/drizzle.ts'

/** By kind, only what differs from the product's own. */
export type MailTexts = Partial<Record<MailKind, MailWords>>

export async function readMailTexts(
  query: <Row>(text: string, values: unknown[]) => Promise<Row[]>,
): Promise<MailTexts> {
  const rows = await query<{ kind: MailKind } & MailWords>(
    'select kind, subject, opening from mail_texts',
    [],
  )
  return Object.fromEntries(rows.map(({ kind, ...words }) => [kind, words]))
}

const columns = {
  kind: mailTextRows.kind,
  subject: mailTextRows.subject,
  opening: mailTextRows.opening,
  version: mailTextRows.version,
  changed_at: mailTextRows.updated_at,
}
type Row = Omit<StoredMailText, 'kind'> & { kind: string }

export function storedMailTexts(db: Db): PromiseLike<Row[]> {
  return db.select(columns).from(mailTextRows)
}

export const ownText = (kind: MailKind): StoredMailText => {
  const { subject, opening } = mailTexts[kind]
  return { kind, subject, opening, version: 0, changed_at: null }
}

/** Returns nothing when the text has changed since `version`, which is 0 for the product's own. */
export function saveMailText(
  db: Db,
  { kind, version, ...words }: MailWords & { kind: MailKind; version: number },
): PromiseLike<Row[]> {
  if (version === 0)
    return db
      .insert(mailTextRows)
      .values({ kind, ...words })
      .onConflictDoNothing()
      .returning(columns)
  return db
    .update(mailTextRows)
    .set({ ...words, version: version + 1, updated_at: sql`now()` })
    .where(and(eq(mailTextRows.kind, kind), eq(mailTextRows.version, version)))
    .returning(columns)
}

export function removeMailText(db: Db, kind: MailKind) {
  return db.delete(mailTextRows).where(eq(mailTextRows.kind, kind)).returning(columns)
}
