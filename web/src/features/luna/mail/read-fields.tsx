/** What was read of a mail, field by field, and what is still missing. */
import { type MailField, mailFieldWords } from '@kervan/domain/luna/mail/mail-fields.ts'
import type { ReadMail } from '@kervan/domain/luna/mail-reading.contract.ts'
import { MarkedText } from '#features/luna/mail/marked-text.tsx'
import { shownValue } from '#features/luna/mail/shown-value.ts'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { StatusBadge } from '#spine/ui/status-badge.tsx'

type Props = { mail: ReadMail; missing: readonly MailField[]; isSearching: boolean }

export function ReadFields({ mail, missing, isSearching }: Props) {
  return (
    <Card>
      <CardHead title={mail.subject || 'Okunan e-posta'} />
      <CardBody className="flex flex-col gap-4">
        <div className="max-h-96 overflow-y-auto rounded-field border border-line p-3" tabIndex={-1}>
          <MarkedText text={mail.text} fields={mail.fields} />
        </div>
        {mail.attachments.length > 0 && (
          <p className="text-13 text-muted">Ekler okunmadı: {mail.attachments.join(', ')}</p>
        )}
        {mail.fields.length === 0 ? (
          <p className="text-14 text-muted">
            Bu metinde talebe ait bir bilgi bulunamadı; formu elle doldurabilirsiniz.
          </p>
        ) : (
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5 text-14">
            {mail.fields.map(({ field, value, by }) => (
              <div key={field} className="contents">
                <dt className="text-muted">{mailFieldWords[field]}</dt>
                <dd className="break-words font-medium">
                  {shownValue(field, value)}
                  {by === 'model' && <span className="ml-2 text-12 text-muted">dil modeliyle</span>}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {isSearching && (
          <p role="status" className="text-13 text-muted">
            Luna kalan bilgileri arıyor.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2" aria-live="polite">
          {missing.length > 0 ? (
            <>
              <span className="text-14 text-muted">Eksik:</span>
              {missing.map((field) => (
                <StatusBadge key={field} tone="pending">
                  {mailFieldWords[field]}
                </StatusBadge>
              ))}
            </>
          ) : (
            <span className="text-14 text-muted">Fiyat için gereken bütün bilgiler var.</span>
          )}
        </div>
      </CardBody>
    </Card>
  )
}
